/**
 * The colours of the suits can be told apart, also by who sees red or green badly.
 *
 * Dichromacy as in Machado, Oliveira and Fernandes (2009), severity 1; distances in CIELAB (1976).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const NORMAL: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const DEUTERANOPIA: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const PROTANOPIA: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Triple = [0.9505, 1, 1.089];
/** Far more than the 2.3 that can just be seen. */
const APART = 30;
const CONTRAST = 4.5;

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

function colour(name: string): Triple {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (hex === undefined) throw new Error(`no colour ${name}`);
  const part = (place: number): number => linear(parseInt(hex.slice(place, place + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function lab(rgb: Triple): Triple {
  const xyz = times(TO_XYZ, rgb);
  const f = (place: 0 | 1 | 2): number => {
    const share = xyz[place] / WHITE[place];
    return share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116;
  };
  return [116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))];
}

function distance(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function luminance(rgb: Triple): number {
  return times(TO_XYZ, rgb)[1];
}

function contrast(one: Triple, other: Triple): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two
  return (high + 0.05) / (low + 0.05);
}

const SUITS = ['s', 'h', 'd', 'c'].map((suit) => [suit, colour(`suit-${suit}`)] as const);

test.each([
  ['everybody', NORMAL],
  ['deuteranopes', DEUTERANOPIA],
  ['protanopes', PROTANOPIA],
])('suits are far apart for %s', (_, matrix) => {
  const seen = SUITS.map(([suit, rgb]) => {
    const [red, green, blue] = times(matrix, rgb);
    const inRange = (value: number): number => Math.min(1, Math.max(0, value));
    return [suit, lab([inRange(red), inRange(green), inRange(blue)])] as const;
  });
  for (const [suit, one] of seen) {
    for (const [other, another] of seen) {
      if (suit < other) expect(distance(one, another), `${suit} ${other}`).toBeGreaterThan(APART);
    }
  }
});

test.each(SUITS)('%s is readable on a card', (_, rgb) => {
  expect(contrast(rgb, colour('card'))).toBeGreaterThan(CONTRAST);
});
