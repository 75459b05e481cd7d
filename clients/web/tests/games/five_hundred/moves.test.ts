import { expect, test } from 'vitest';
import {
  bidOf,
  callableCards,
  callMove,
  claimCounts,
  discardCount,
  discardMove,
  leadNames,
  needsSuit,
  noBidMove,
  partnerSeats,
  partnerSeatsMove,
  playMove,
} from '../../../src/games/five_hundred/moves';
import { moves } from './table';

const NOTHING = { led: null, name: null };

test.each([
  [['4C', '5D', '9S'], null, 'discard 4C 5D 9S'],
  [['4C', '5D', '9S'], 'H', 'discard 4C 5D 9S name H'],
  // who puts the joker away has none to name
  [['4C', 'JK', '9S'], 'H', 'discard 4C JK 9S'],
])('away with %j, naming %s', (cards, name, text) => {
  expect(discardMove(cards, name)).toBe(text);
});

test.each([
  ['7H', ['pass', 'bid 7H'], 'bid 7H'],
  ['8H', ['raise none', 'raise 8H'], 'raise 8H'],
  ['OM/SK', ['pass', 'bid OM/SK'], 'bid OM/SK'],
  ['6S', ['pass', 'bid 7H'], null],
])('the call of %s among %j is %s', (bid, listed, text) => {
  expect(callMove(bid, listed)).toBe(text);
});

test.each([
  [['look', 'pass', 'bid 6S'], 'pass'],
  [['raise none', 'raise 8H'], 'raise none'],
  [['look'], null],
])('without a bid one says, of %j, %s', (listed, text) => {
  expect(noBidMove(listed)).toBe(text);
});

test.each([
  ['bid 7H/SK', '7H/SK'],
  ['raise 8NT', '8NT'],
  ['raise none', null],
  ['play KS', null],
  ['pass', null],
  [null, null],
])('the bid of %s is %s', (move, bid) => {
  expect(bidOf(move)).toBe(bid);
});

const FREE_LEAD = ['play KS', 'play JK H', 'play JK C'];
const LAST_LEAD = ['play JK -'];
const NAMING_LEAD = ['play KS', 'play JK S', 'play JK H', 'play KS name H', 'play JK name H'];

test.each([
  ['KS', NOTHING, FREE_LEAD, 'play KS'],
  ['JK', { led: 'H', name: null }, FREE_LEAD, 'play JK H'],
  // a suit that was led before cannot be named
  ['JK', { led: 'S', name: null }, FREE_LEAD, null],
  ['JK', NOTHING, FREE_LEAD, null],
  ['JK', NOTHING, LAST_LEAD, 'play JK -'],
  ['JK', NOTHING, ['play JK'], 'play JK'],
  ['KS', { led: null, name: 'H' }, NAMING_LEAD, 'play KS name H'],
  ['KS', NOTHING, NAMING_LEAD, 'play KS'],
  ['JK', { led: null, name: 'H' }, NAMING_LEAD, 'play JK name H'],
  ['JK', { led: 'S', name: null }, NAMING_LEAD, 'play JK S'],
  ['4D', NOTHING, FREE_LEAD, null],
])('%s with %j among %j is %s', (card, said, listed, text) => {
  expect(playMove(card, said, listed)).toBe(text);
});

test.each([
  ['JK', FREE_LEAD, ['H', 'C'], true],
  ['JK', LAST_LEAD, ['-'], false],
  ['JK', NAMING_LEAD, ['S', 'H'], true],
  ['JK', ['play JK'], [], false],
  ['KS', NAMING_LEAD, [], false],
])('%s led, of %j: the suits to name are %j', (card, listed, names, isAsked) => {
  expect(leadNames(card, listed)).toEqual(names);
  expect(needsSuit(card, NOTHING, listed)).toBe(isAsked);
});

test('claims are read off the list, the most first', () => {
  expect(claimCounts(['play KS', 'claim 3', 'claim 2', 'claim 0'])).toEqual([3, 2, 0]);
});

const PARTNERS = ['partner alone', 'partner 1', 'partner 3', 'partner 1 3'];

test('partners are chosen alone and by two', () => {
  expect(partnerSeats(PARTNERS)).toEqual([[1], [3], [1, 3]]);
  expect(partnerSeats(['partner alone'])).toEqual([]);
});

test.each([
  [[3], 'partner 3'],
  [[3, 1], 'partner 1 3'],
  [[2], null],
])('seats %j as partners: %s', (seats, text) => {
  expect(partnerSeatsMove(seats, PARTNERS)).toBe(text);
});

test('choices say what may be called and how many cards go', () => {
  const calling = moves(['partner alone'], [{ verb: 'partner', count: 1, of: ['AH', 'AC'] }]);
  const exchange = moves([], [{ verb: 'discard', count: 3, of: ['AH', 'AC', '4C', '5D'] }]);
  expect([callableCards(calling), discardCount(calling)]).toEqual([['AH', 'AC'], 0]);
  expect([callableCards(exchange), discardCount(exchange)]).toEqual([[], 3]);
});
