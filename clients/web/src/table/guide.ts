/**
 * What a beginner is told at each point of a first match: one sentence for each situation, found
 * from the phase and the legal moves. The keys are `web-guide-<game>-<situation>`.
 */
import type { Moves } from '../protocol/messages';
import type { Seat, View, ViewOf } from '../room/types';

/** The situations of each game, in the order in which one usually meets them. */
export const SITUATIONS: Readonly<Record<View['game'], readonly string[]>> = {
  fifty_one: ['first-lap', 'wait', 'turn', 'can-call', 'after-flush', 'last-turn', 'over'],
  forty_six: ['first-lap', 'wait', 'turn', 'joker', 'can-stop', 'after-flush', 'last-turn', 'over'],
  page_one: ['lead', 'wait', 'follow', 'draw', 'declare', 'over'],
  five_hundred: ['look', 'auction', 'wait', 'exchange', 'lead', 'follow', 'discard', 'over'],
};

export function situationOf(view: View, legal: Moves, seat: Seat | null): string {
  if (view.phase === 'over' || view.result !== null) return 'over';
  if (seat === null || (view.turn !== seat && legal.listed.length === 0)) return 'wait';
  switch (view.game) {
    case 'fifty_one':
      return fieldSituation(view, legal, 'can-call');
    case 'forty_six':
      return view.is_joker_out && view.phase === 'turn' && legal.announceable.length === 0
        ? 'joker'
        : fieldSituation(view, legal, 'can-stop');
    case 'page_one':
      return pageOneSituation(view, legal);
    case 'five_hundred':
      return fiveHundredSituation(view, legal);
  }
}

function fieldSituation(
  view: ViewOf<'fifty_one'> | ViewOf<'forty_six'>,
  legal: Moves,
  canAnnounce: string,
): string {
  if (view.phase === 'last_turn') return 'last-turn';
  if (legal.announceable.length > 0) return canAnnounce;
  if (view.phase === 'first_lap') return 'first-lap';
  return view.phase === 'after_flush' ? 'after-flush' : 'turn';
}

function pageOneSituation(view: ViewOf<'page_one'>, legal: Moves): string {
  if (legal.announceable.length > 0 || legal.listed.includes('declare')) return 'declare';
  if (legal.listed.includes('draw')) return 'draw';
  return view.phase === 'lead' ? 'lead' : 'follow';
}

function fiveHundredSituation(view: ViewOf<'five_hundred'>, legal: Moves): string {
  if (view.phase === 'auction' || view.phase === 'raise') {
    return legal.listed.includes('look') ? 'look' : 'auction';
  }
  if (view.phase === 'exchange' || view.phase === 'call_partner') return 'exchange';
  if (view.plays.length === 0) return 'lead';
  const follows = view.hand_suits.some((suit) => suit !== null && suit === view.suit);
  return view.suit === null || follows ? 'follow' : 'discard';
}
