import { expect, test } from 'vitest';
import type { Event } from '../../src/room/types';
import { journeysOf } from '../../src/table/journeys';

const OWN = 0;

test.each<[string, Event, [string, string][], [string, string][]]>([
  [
    'another seat swaps',
    { type: 'swapped', seat: 2, gave: '4C', took: 'KS' },
    [['4C', 'seat-2']],
    [['KS', 'seat-2']],
  ],
  [
    'the own swap is to be seen anyway',
    { type: 'swapped', seat: OWN, gave: '4C', took: 'KS' },
    [],
    [],
  ],
  [
    'a flush',
    { type: 'flushed', seat: 1, old: ['4C'], new: ['9D'] },
    [['9D', 'stock']],
    [['4C', 'discards']],
  ],
  [
    'a play of another seat',
    { type: 'card_played', seat: 3, card: 'AS', named: null },
    [['AS', 'seat-3']],
    [],
  ],
])('%s', (_, event, from, to) => {
  const journeys = journeysOf([event], OWN);
  expect([...journeys.from]).toEqual(from);
  expect([...journeys.to]).toEqual(to);
});

test('a finished trick goes to whoever won it', () => {
  expect(journeysOf([{ type: 'trick_won', seat: 3 }], OWN).trickTo).toBe('seat-3');
});
