import { expect, test } from 'vitest';
import { broughtBy, lastActs } from '../../src/games/field/fresh';
import type { Event } from '../../src/room/types';

const DEALT: Event = {
  type: 'field_dealt',
  round_number: 1,
  dealer: 0,
  hands: [],
  field: [],
  stock_count: 33,
};
const SWAPPED: Event = { type: 'swapped', seat: 1, gave: '4H', took: 'AS' };
const PASSED: Event = { type: 'passed', seat: 2 };
const FLUSHED: Event = { type: 'flushed', seat: 0, old: ['2C'], new: ['7D', 'TD'] };
const CALLED: Event = { type: 'called', seat: 1 };
const AWAY: Event = { type: 'person_away', player: 'p2', name: '花子', seat: 1 };

function log(...events: Event[]): { number: number; event: Event }[] {
  return events.map((event, place) => ({ number: place + 1, event }));
}

test.each<[string, Event[], Event[], string[]]>([
  ['nothing since the deal', [SWAPPED, DEALT], [], []],
  ['an exchange', [DEALT, SWAPPED], [SWAPPED], ['4H']],
  ['a flush', [DEALT, SWAPPED, FLUSHED], [FLUSHED], ['7D', 'TD']],
  ['a pass brings nothing', [DEALT, SWAPPED, PASSED], [PASSED], []],
  ['people come and go', [DEALT, SWAPPED, AWAY], [SWAPPED], ['4H']],
  ['a call with its move', [DEALT, SWAPPED, CALLED], [SWAPPED, CALLED], ['4H']],
  ['a call is not with the move of another', [DEALT, PASSED, CALLED], [CALLED], []],
])('last act: %s', (_, events, acts, brought) => {
  expect(lastActs(log(...events))).toEqual(acts);
  expect(broughtBy(lastActs(log(...events)))).toEqual(brought);
});
