import { expect, test } from 'vitest';
import {
  challengeable,
  isPlayable,
  playsOf,
  pressingWord,
  withWord,
} from '../../src/games/page_one/choice';
import type { Moves } from '../../src/protocol/messages';

const LEGAL: Moves = {
  listed: ['play KH', 'play JK S', 'play JK H', 'declare'],
  announcement: 'declare',
  announceable: ['play KH', 'play JK S', 'play JK H'],
  choices: [{ verb: 'challenge', count: 1, of: ['0', '2'] }],
};
const NOTHING: Moves = { listed: ['draw'], announcement: '', announceable: [], choices: [] };

test.each([
  ['KH', ['play KH']],
  ['JK', ['play JK S', 'play JK H']],
  ['JK2', []],
  ['3S', []],
])('%s may be played as %j', (card, plays) => {
  expect(playsOf(card, LEGAL)).toEqual(plays);
  expect(isPlayable(card, LEGAL)).toBe(plays.length > 0);
});

test.each([
  ['play KH', true, 'play KH declare'],
  ['play JK S', true, 'play JK S declare'],
  ['play KH', false, 'play KH'],
])('%s with the word armed (%s) is sent as %s', (move, isArmed, text) => {
  expect(withWord(move, isArmed, LEGAL)).toBe(text);
});

test('the word goes with no draw', () => {
  expect(withWord('draw', true, NOTHING)).toBe('draw');
});

test.each([
  [1, 'say'],
  [2, 'arm'],
  [5, 'arm'],
])('with %i cards the button does: %s', (count, does) => {
  expect(pressingWord(count)).toBe(does);
});

test('who may be challenged is what the server says', () => {
  expect(challengeable(LEGAL)).toEqual([0, 2]);
  expect(challengeable(NOTHING)).toEqual([]);
});
