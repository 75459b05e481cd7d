/** The score sheet in sentences: what each side scored, and what the score is made of. */
import type { RoundResult, SideResult } from '../protocol/messages';
import { key, t, texts } from '../texts/texts.svelte';
import type { Scene } from './scene';
import type { EventOf, Seat } from './types';

type Side = readonly Seat[];

/** A round that was just scored. */
export function roundSheet(event: EventOf<'round_scored'>, scene: Scene): string[] {
  return [
    ...roundLines(event.number, event.result, event.sides, scene),
    totalsLine(event.sides, event.totals, scene),
    ...(countsWins(scene) ? [t('score-wins-note')] : []),
  ];
}

/** The end of a match, best side first. */
export function ranking(event: EventOf<'match_finished'>, scene: Scene): string[] {
  const rows = event.sides.map((side, number) => ({
    rank: event.ranks[number] ?? 0,
    line: t('ranking-line', {
      rank: event.ranks[number] ?? 0,
      name: scene.side(side),
      score: event.totals[number] ?? 0,
    }),
  }));
  rows.sort((one, other) => one.rank - other.rank);
  return [t('ranking-title'), ...rows.map((row) => row.line)];
}

/** Are rounds won counted, and not points? */
export function countsWins(scene: Scene): boolean {
  return scene.client.room?.options['match_by'] === 'wins';
}

/** Why a round ended. */
export function endReason(game: string, reason: string): string {
  const name = key('end', game, reason);
  return texts.has(name) ? t(name) : reason;
}

/** What a part of a score is for. */
export function partName(game: string, kind: string): string {
  const name = key('score-part', game, kind);
  return texts.has(name) ? t(name) : kind;
}

function roundLines(
  number: number,
  result: RoundResult,
  sides: readonly Side[],
  scene: Scene,
): string[] {
  const game = scene.client.room?.game ?? '';
  const rows = result.by_side.map((scored, place) => ({ scored, side: sides[place] ?? [] }));
  rows.sort((one, other) => one.scored.rank - other.scored.rank);
  const winners = result.winners.map((winner) => scene.side(sides[winner] ?? []));
  return [
    t('score-round', { number, reason: endReason(game, result.reason) }),
    ...rows.map(({ scored, side }) => sideLine(scored, scene.side(side), game)),
    winners.length > 0 ? t('score-winners', { names: texts.list(winners) }) : t('score-no-winner'),
  ];
}

function sideLine(scored: SideResult, name: string, game: string): string {
  const parts = scored.parts.map(({ kind, points }) =>
    t('score-part', { kind: partName(game, kind), points }),
  );
  const { rank, score } = scored;
  return t('score-line-parts', { rank, name, score, parts: texts.list(parts) });
}

function totalsLine(sides: readonly Side[], totals: readonly number[], scene: Scene): string {
  const each = sides.map((side, number) =>
    t('score-total', { name: scene.side(side), score: totals[number] ?? 0 }),
  );
  return t('score-totals', { totals: texts.list(each) });
}
