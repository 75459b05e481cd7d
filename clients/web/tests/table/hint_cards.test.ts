import { expect, test } from 'vitest';
import type { Moves } from '../../src/protocol/messages';
import { cardsOfMove, isStillPossible } from '../../src/table/hint_cards';

test.each([
  ['swap 4C KS', ['4C', 'KS']],
  ['swap 4C JK2 call', ['4C', 'JK2']],
  ['play JK H', ['JK']],
  ['play TC name H', ['TC']],
  ['discard 4C 5D 9S name H', ['4C', '5D', '9S']],
  ['partner AH', ['AH']],
  ['partner 1 4', []],
  ['bid 7H', []], // it looks like a card
  ['swap_all', []],
  ['pass', []],
])('%s names %s', (move, cards) => {
  expect(cardsOfMove(move)).toEqual(cards);
});

const LEGAL: Moves = {
  listed: ['swap 4C KS', 'pass', 'play 9C'],
  announcement: 'call',
  announceable: [],
  choices: [{ verb: 'discard', count: 1, of: ['4C'] }],
};

test.each([
  ['pass', true],
  ['swap 4C KS call', true],
  ['play 9C name H', true],
  ['discard 4C', true],
  ['look', false], // done meanwhile, in the same turn
  ['play 9', false],
])('%s can still be made: %s', (move, isPossible) => {
  expect(isStillPossible(move, LEGAL)).toBe(isPossible);
});
