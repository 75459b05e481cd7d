import { describe, expect, test } from 'vitest';
import {
  firstOpenSeat,
  fitOf,
  gamesByFit,
  leastSeats,
  personsHere,
  type SeatInfo,
  seatsToOpen,
  startPlan,
  teamOf,
} from '../../src/lobby/seats';
import type { GameInfo } from '../../src/protocol/messages';

const OPEN: SeatInfo = {
  kind: 'open',
  player: null,
  name: '',
  ready: false,
  connected: false,
  wants_next_round: false,
};
const BOT: SeatInfo = { ...OPEN, kind: 'bot', name: 'matsu', connected: true };

function person(name: string, state: Partial<SeatInfo> = {}): SeatInfo {
  return { ...OPEN, kind: 'person', player: name, name, connected: true, ...state };
}

describe('the start', () => {
  test.each([
    ['bots take open seats', [person('host'), OPEN, BOT, OPEN], [], [1, 3]],
    ['who is not ready is waited for', [person('host'), person('Ann'), BOT], [1], []],
    ['who is ready is not', [person('host'), person('Ann', { ready: true })], [], []],
    [
      'who is away gives up the seat',
      [person('host'), person('Ann', { connected: false })],
      [],
      [1],
    ],
    [
      'who is away and ready keeps it',
      [person('host'), person('Ann', { connected: false, ready: true })],
      [],
      [],
    ],
    ['a bot on its way is none to wait for', [person('host'), { ...BOT, name: '' }], [], []],
  ])('%s', (_, seats, waitingFor, toFill) => {
    expect(startPlan({ seats, host: 'host' })).toEqual({ waitingFor, toFill });
  });
});

describe('seats', () => {
  test('the first open one', () => {
    expect(firstOpenSeat([BOT, OPEN, OPEN])).toBe(1);
    expect(firstOpenSeat([BOT, person('Ann')])).toBeNull();
  });

  test('only open ones at the end can be taken away', () => {
    expect(leastSeats([person('Ann'), OPEN, BOT, OPEN, OPEN])).toBe(3);
    expect(leastSeats([OPEN, OPEN])).toBe(0);
  });

  test('people here are those connected', () => {
    const member = { player: '', name: '', seat: null, is_host: false };
    const members = [true, false, true].map((connected) => ({ ...member, connected }));
    expect(personsHere({ members })).toBe(2);
  });

  test('teams are there where sides have several seats', () => {
    const pairs = [
      [0, 2],
      [1, 3],
    ];
    expect([0, 1, 2, 3].map((seat) => teamOf(pairs, seat))).toEqual([0, 1, 0, 1]);
    expect(teamOf([[0], [1], [2]], 1)).toBeNull();
    expect(teamOf(pairs, 7)).toBeNull();
  });
});

function game(id: string, [low, high]: [number, number], best: [number, number]): GameInfo {
  return {
    id,
    seats_min: low,
    seats_max: high,
    recommended_min: best[0],
    recommended_max: best[1],
    options: [],
  };
}

describe('games for so many people', () => {
  const games = [
    game('fifty_one', [2, 7], [3, 5]),
    game('page_one', [2, 6], [3, 6]),
    game('five_hundred', [2, 6], [4, 4]),
  ];

  test.each([
    [1, ['possible', 'possible', 'possible']],
    [4, ['well', 'well', 'well']],
    [6, ['possible', 'well', 'possible']],
    [7, ['possible', 'too-many', 'too-many']],
  ])('%i people', (people, fits) => {
    expect(games.map((each) => fitOf(each, people))).toEqual(fits);
  });

  test('those that suit come first, else in the order of the server', () => {
    const order = (people: number): string[] => gamesByFit(games, people).map(({ id }) => id);
    expect(order(4)).toEqual(['fifty_one', 'page_one', 'five_hundred']);
    expect(order(6)).toEqual(['page_one', 'fifty_one', 'five_hundred']);
    expect(order(7)).toEqual(['fifty_one', 'page_one', 'five_hundred']);
  });

  test('a new room has four seats, or as many as suit the game', () => {
    expect(seatsToOpen(game('any', [2, 7], [3, 5]))).toBe(4);
    expect(seatsToOpen(game('duel', [2, 2], [2, 2]))).toBe(2);
    expect(seatsToOpen(game('big', [5, 9], [6, 8]))).toBe(6);
  });
});
