import { expect, test } from 'vitest';
import {
  bowerOf,
  bySuitHighFirst,
  inOrder,
  labelled,
  lastTrickText,
  leftBowerNote,
  suitGroups,
  trickText,
} from '../../../src/games/five_hundred/cards';
import { bowerIn, markOf, noteOf, stateOf } from '../../../src/games/five_hundred/hand_marks';
import { speak } from '../scene';
import { HEARTS, MISERE, plays, sceneOf, view } from './table';

speak('en');

const HAND = ['JK', 'JH', 'JD', 'AH', 'KS', 'TC', '6C'];
const SUITS = ['H', 'H', 'H', 'H', 'S', 'C', 'C'];

test.each([
  ['JH', 'R', '♥J(R)'],
  ['JD', 'L', '♦J(L)'],
  ['JS', '', '♠J'],
  ['JK', '', 'JK'],
  ['TC', '', '♣10'],
])('with hearts as trumps %s has the letter %s', (card, letter, written) => {
  expect(bowerOf(card, HEARTS)).toBe(letter);
  expect(labelled(card, HEARTS, sceneOf())).toBe(written);
});

test('without trumps jacks are ordinary', () => {
  expect(bowerOf('JH', MISERE)).toBe('');
  expect(bowerOf('JH', null)).toBe('');
});

test.each([
  ['suit', true, ['JK', 'JH', 'JD', 'AH', 'KS', 'TC', '6C']],
  // the low ones on the left, trumps still first
  ['suit', false, ['AH', 'JD', 'JH', 'JK', 'KS', '6C', 'TC']],
  ['rank', true, ['JK', 'JH', 'JD', 'AH', 'KS', 'TC', '6C']],
  ['rank', false, ['AH', 'JD', 'JH', 'JK', '6C', 'TC', 'KS']],
] as const)('by %s, high on the left: %s', (sortBy, highLeft, order) => {
  expect(inOrder(HAND, SUITS, 'H', { sortBy, highLeft })).toEqual(order);
});

test('the hand falls into the suits that its cards count as', () => {
  expect(suitGroups(view())).toEqual([
    { suit: 'H', cards: ['JK', 'JH', 'JD', 'AH'] },
    { suit: 'S', cards: ['KS'] },
    { suit: 'C', cards: ['TC', '6C'] },
  ]);
});

test('cards to be called lie in rows of their suits', () => {
  expect(bySuitHighFirst(['6C', 'AH', 'TC', '4H'])).toEqual([
    ['AH', '4H'],
    ['TC', '6C'],
  ]);
});

test('the left bower is explained to who holds it', () => {
  expect(leftBowerNote(view(), sceneOf())).toBe('♦J is the left bower: it counts as ♥, not as ♦.');
  expect(leftBowerNote(view({ hand: ['JH'] }), sceneOf())).toBeNull();
  expect(leftBowerNote(view({ contract: MISERE }), sceneOf())).toBeNull();
});

test('a trick in words, with who is winning and with the bowers', () => {
  const table = view({ plays: plays('1 7C', '2 JD'), suit: 'C', winning: 2, turn: 3 });
  expect(trickText(table, sceneOf())).toBe('Trick, led ♣   Ken ♣7, Sakura ♦J(L) (winning)');
  expect(trickText(view(), sceneOf())).toBe('Trick   You to lead');
  expect(trickText(view({ turn: null }), sceneOf())).toBe('');
});

test('the last trick in the order of play', () => {
  const trick = { plays: plays('3 AC', '0 6C', '1 7C', '2 9C'), suit: 'C', winner: 3 };
  expect(lastTrickText(view({ tricks: [trick] }), sceneOf())).toBe(
    'Last trick   Mia ♣A, You ♣6, Ken ♣7, Sakura ♣9   won by: Mia',
  );
  expect(lastTrickText(view(), sceneOf())).toBe('No trick is finished yet.');
});

const SHOWN = { hand: HAND, suits: SUITS, trump: 'H' };
const FOLLOWING = view({
  plays: plays('3 AC'),
  suit: 'C',
  blocked: [
    'follow_suit',
    'follow_suit',
    'left_bower_is_trump',
    'follow_suit',
    'follow_suit',
    null,
    null,
  ],
});

test.each([
  ['JH', 'R'],
  ['JD', 'L'],
  ['JK', ''],
  ['AH', ''],
])('in a hand that is only tried %s is marked %s', (card, mark) => {
  expect(bowerIn(card, SHOWN)).toBe(mark);
});

test.each([
  ['6C', 'playable', '✓', 'can be played'],
  ['JH', 'blocked', 'R', 'right bower, You hold a card of the suit led, so you must play one.'],
  [
    'JD',
    'blocked',
    'L',
    'left bower, counts as hearts, The left bower counts as a trump, so it does not follow its own suit.',
  ],
  ['KS', 'blocked', undefined, 'You hold a card of the suit led, so you must play one.'],
])('when clubs are led %s is %s', (card, state, mark, note) => {
  expect(stateOf(card, FOLLOWING, true)).toBe(state);
  expect(markOf(card, FOLLOWING, SHOWN, true)).toBe(mark);
  expect(noteOf(card, FOLLOWING, SHOWN, true)).toBe(note);
});

test('before the own turn nothing is said to be playable', () => {
  expect(stateOf('6C', FOLLOWING, false)).toBe('plain');
  expect(stateOf('JH', FOLLOWING, false)).toBe('blocked');
  expect(markOf('6C', FOLLOWING, SHOWN, false)).toBeUndefined();
});

test('cards from the kitty are marked while cards are put away', () => {
  const exchange = view({ phase: 'exchange', kitty: ['JD', 'KS', '6C'] });
  expect(['JD', 'KS', 'AH'].map((card) => markOf(card, exchange, SHOWN, true))).toEqual([
    'L+',
    '+',
    undefined,
  ]);
  expect(noteOf('KS', exchange, SHOWN, true)).toBe('from the kitty');
});
