import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/room/event_log.svelte';
import type { Event } from '../../src/room/types';
import { groupLog, lastTold } from '../../src/table/log_groups';

const OPENED: Event = { type: 'room_opened', player: 'p1', name: 'Hanako' };
const STARTED: Event = {
  type: 'match_started',
  match_id: 'm',
  commitment: 'c',
  game: 'fifty_one',
  options: {},
  names: ['Hanako', 'Ken'],
  nonces: [null, null],
};
const PASSED: Event = { type: 'passed', seat: 0 };
const WANTED: Event = { type: 'next_round_wanted', seat: 0, name: 'Hanako' };

function dealt(round: number): Event {
  return {
    type: 'field_dealt',
    round_number: round,
    dealer: 0,
    hands: [],
    field: [],
    stock_count: 0,
  };
}

function scored(number: number): Event {
  const result = { by_side: [], winners: [], reason: 'showdown', next_dealer: null };
  return { type: 'round_scored', number, sides: [], result, totals: [] };
}

function logOf(...events: Event[]): LogEntry[] {
  return events.map((event, place) => ({ number: place + 1, event }));
}

function shapeOf(events: Event[], roundNow: number | null): [number | null, number][] {
  return groupLog(logOf(...events), roundNow).map(({ round, entries }) => [round, entries.length]);
}

test.each<[string, Event[], number | null, [number | null, number][]]>([
  ['nothing', [], null, []],
  ['a lobby', [OPENED], null, [[null, 1]]],
  [
    'a first match',
    [OPENED, STARTED, dealt(1), PASSED, scored(1), WANTED, dealt(2), PASSED],
    2,
    [
      [null, 2],
      [1, 4],
      [2, 2],
    ],
  ],
  [
    'a rematch',
    [STARTED, dealt(1), scored(1), STARTED, dealt(1)],
    1,
    [
      [null, 1],
      [1, 2],
      [null, 1],
      [1, 1],
    ],
  ],
  ['heard from the middle of a round', [PASSED, PASSED], 3, [[3, 2]]],
  [
    'heard from the middle to the next',
    [PASSED, scored(3), WANTED, dealt(4)],
    4,
    [
      [3, 3],
      [4, 1],
    ],
  ],
  ['the start, before the deal is told', [STARTED], 1, [[null, 1]]],
])('%s', (_, events, roundNow, shape) => {
  expect(shapeOf(events, roundNow)).toEqual(shape);
});

test('no entry is lost or told twice', () => {
  const log = logOf(OPENED, STARTED, dealt(1), PASSED, scored(1), WANTED, dealt(2));
  expect(groupLog(log, 2).flatMap(({ entries }) => entries)).toEqual(log);
});

test('the last act is the newest that has something to say', () => {
  const tell = ({ type }: Event): string[] => (type === 'passed' ? ['Hanako passed.'] : []);
  expect(lastTold(logOf(PASSED, WANTED, WANTED), tell)).toBe('Hanako passed.');
  expect(lastTold(logOf(WANTED), tell)).toBeNull();
});
