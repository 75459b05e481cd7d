import { describe, expect, test } from 'vitest';
import {
  allowsNumber,
  parseRules,
  rulesInAddress,
  rulesLink,
  rulesText,
  valueOf,
} from '../../src/lobby/rules_link';
import type { OptionSpec } from '../../src/lobby/options';
import type { GameInfo } from '../../src/protocol/messages';

function choice(name: string, values: OptionSpec['values']): OptionSpec {
  return { name, default: values[0] ?? null, values, low: null, high: null, step: 1 };
}

const BACK_DOOR: OptionSpec = {
  name: 'back_door',
  default: -500,
  values: [-300, -500, -1000, null],
  low: -2000,
  high: -100,
  step: 10,
};

const GAMES: readonly GameInfo[] = [
  {
    id: 'fifty_one',
    seats_min: 2,
    seats_max: 7,
    recommended_min: 3,
    recommended_max: 5,
    options: [
      choice('passes', ['any', 'once', 'none']),
      choice('jokers', [0, 1, 2]),
      choice('instant_win', [true, false]),
    ],
  },
  {
    id: 'five_hundred',
    seats_min: 2,
    seats_max: 6,
    recommended_min: 4,
    recommended_max: 4,
    options: [
      choice('trick_points_cap', [null, 490, 480]),
      choice('misere_rank', ['below_8S', 'between_8S_8C']),
      BACK_DOOR,
    ],
  },
];

describe('rules as a text', () => {
  test('is short and plain', () => {
    const options = { passes: 'once', jokers: 2, instant_win: false };
    expect(rulesText({ game: 'fifty_one', options })).toBe(
      'fifty_one~passes.once~jokers.2~instant_win.false',
    );
    expect(rulesText({ game: 'forty_six', options: {} })).toBe('forty_six');
  });

  test.each([
    { game: 'fifty_one', options: {} },
    { game: 'fifty_one', options: { passes: 'none', jokers: 0, instant_win: false } },
    { game: 'five_hundred', options: { trick_points_cap: null, back_door: null } },
    { game: 'five_hundred', options: { misere_rank: 'between_8S_8C', back_door: -460 } },
  ])('comes back as it was: %o', (rules) => {
    const link = new URL(rulesLink('http://192.168.0.5:8000/', rules));
    const text = rulesInAddress(link);
    expect(text).not.toBeNull();
    expect(parseRules(text ?? '', GAMES)).toEqual(rules);
  });

  test.each([
    ['what is unknown is left out', 'fifty_one~passes.once~later.yes', { passes: 'once' }],
    ['what is not allowed is left out', 'fifty_one~passes.twice~jokers.3', {}],
    ['a number for a word is left out', 'fifty_one~instant_win.1', {}],
    ['a number between the steps is left out', 'five_hundred~back_door.-455', {}],
    ['noise is left out', 'fifty_one~~.~passes~jokers.1.2', { jokers: 1 }],
  ])('%s', (_, text, options) => {
    expect(parseRules(text, GAMES)?.options).toEqual(options);
  });

  test.each(['', 'whist', 'whist~passes.once', '__proto__'])('no game: %j', (text) => {
    expect(parseRules(text, GAMES)).toBeNull();
  });

  test.each([
    ['#rules=fifty_one~jokers.2', '', 'fifty_one~jokers.2'],
    ['', '?rules=fifty_one', 'fifty_one'],
    ['#rules=forty_six', '?rules=fifty_one', 'forty_six'],
    ['#key=00', '', null],
    ['', '', null],
  ])('in the address %s%s', (hash, search, text) => {
    expect(rulesInAddress({ hash, search })).toBe(text);
  });
});

describe('values of an option', () => {
  test.each([
    ['-460', -460],
    ['-1000', -1000],
    ['none', null],
    ['-465', undefined],
    ['-90', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('%j', (word, value) => {
    expect(valueOf(BACK_DOOR, word)).toBe(value);
  });

  test('numbers are whole, within the range and on a step', () => {
    const numbers = [-2000, -1990, -100, -99, -2010, -105, 0.5, NaN, Infinity];
    expect(numbers.filter((number) => allowsNumber(BACK_DOOR, number))).toEqual([
      -2000, -1990, -100,
    ]);
  });
});
