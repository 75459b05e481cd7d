import { expect, test } from 'vitest';
import type { RoundResult } from '../../src/protocol/messages';
import { minus, rankedSides, scoreRows, sideOf, signed } from '../../src/table/score_table';

function result(scores: number[], winners: number[]): RoundResult {
  const by_side = scores.map((score, side) => ({
    score,
    rank: winners.includes(side) ? 1 : 2,
    parts: [{ kind: 'hand', points: score }],
  }));
  return { by_side, winners, reason: 'showdown', next_dealer: null };
}

test('a row for each round, with what each side has so far', () => {
  const rows = scoreRows([result([40, -10], [0]), result([0, 51], [1])]);
  expect(rows.map(({ round }) => round)).toEqual([1, 2]);
  expect(rows.map(({ cells }) => cells.map(({ sum }) => sum))).toEqual([
    [40, -10],
    [40, 41],
  ]);
  expect(rows.map(({ cells }) => cells.map(({ isWinner }) => isWinner))).toEqual([
    [true, false],
    [false, true],
  ]);
});

test.each([
  ['by their ranks when the match is over', [260, 500, 260], [3, 1, 2], [1, 2, 0], [1, 2, 3]],
  ['by the totals before', [20, -40, 20], [], [0, 2, 1], [1, 1, 3]],
])('sides stand %s', (_, totals, ranks, order, shownRanks) => {
  const sides = [[0], [1], [2]];
  const ranked = rankedSides({ sides, totals, ranks });
  expect(ranked.map(({ side }) => side[0])).toEqual(order);
  expect(ranked.map(({ rank }) => rank)).toEqual(shownRanks);
});

test('partners share a side', () => {
  const sides = [
    [0, 2],
    [1, 3],
  ];
  expect([0, 1, 2, 3, 4].map((seat) => sideOf(sides, seat))).toEqual([0, 1, 0, 1, null]);
});

test.each([
  [57, '57', '+57'],
  [0, '0', '0'],
  [-260, '−260', '−260'],
])('%i is written %s, won or lost %s', (points, plain, change) => {
  expect(minus(points)).toBe(plain);
  expect(signed(points)).toBe(change);
});
