/** The score sheet as a table: a row for each round, a column for each side. */
import type { MatchInfo, RoundResult } from '../protocol/messages';
import type { Seat } from '../room/types';

export interface Part {
  kind: string;
  points: number;
}

export interface Cell {
  score: number;
  rank: number;
  isWinner: boolean;
  parts: readonly Part[];
  /** The side's points up to here. */
  sum: number;
}

export interface ScoreRow {
  /** From 1. */
  round: number;
  /** Why it ended, by its name in the locales. */
  reason: string;
  /** One for each side. */
  cells: readonly Cell[];
}

export interface RankedSide {
  side: readonly Seat[];
  total: number;
  /** From 1; sides that are equal share one. */
  rank: number;
}

export function scoreRows(results: readonly RoundResult[]): ScoreRow[] {
  const sums: number[] = [];
  return results.map((result, number) => ({
    round: number + 1,
    reason: result.reason,
    cells: result.by_side.map((scored, side) => {
      const sum = (sums[side] ?? 0) + scored.score;
      sums[side] = sum;
      return {
        score: scored.score,
        rank: scored.rank,
        isWinner: result.winners.includes(side),
        parts: scored.parts,
        sum,
      };
    }),
  }));
}

/** Best first: by the ranks of a match that is over, else by the totals so far. */
export function rankedSides(match: Pick<MatchInfo, 'sides' | 'totals' | 'ranks'>): RankedSide[] {
  const ranked = match.sides.map((side, number) => {
    const total = match.totals[number] ?? 0;
    const better = match.totals.filter((other) => other > total).length;
    return { side, total, rank: match.ranks[number] ?? better + 1 };
  });
  return ranked.sort((one, other) => one.rank - other.rank);
}

/** The side that a seat scores for, by number; null where there is none. */
export function sideOf(sides: readonly (readonly Seat[])[], seat: Seat): number | null {
  const side = sides.findIndex((seats) => seats.includes(seat));
  return side < 0 ? null : side;
}

/** A number with a true minus. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** As `minus`, with a plus before what was won. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}
