/** What is to be seen of a seat: what its plate says, whatever the game. */
import type { Scene } from '../room/scene';
import type { Seat, View, ViewOf } from '../room/types';
import { t } from '../texts/texts.svelte';

export interface Badge {
  /** A key for lists and styles. */
  kind: string;
  word: string;
}

export interface SeatFacts {
  /** Cards in the hand, where they differ from seat to seat. */
  cards: number | null;
  badges: readonly Badge[];
}

const NO_FACTS: SeatFacts = { cards: null, badges: [] };

export function seatFacts(view: View | null, seat: Seat, scene: Scene): SeatFacts {
  switch (view?.game) {
    case 'fifty_one':
      return { cards: null, badges: fiftyOneBadges(view, seat) };
    case 'forty_six':
      return { cards: null, badges: fortySixBadges(view, seat) };
    case 'page_one':
      return { cards: view.card_counts[seat] ?? null, badges: pageOneBadges(view, seat) };
    case 'five_hundred':
      return {
        cards: view.hand_counts[seat] ?? null,
        badges: fiveHundredBadges(view, seat, scene),
      };
    default:
      return NO_FACTS;
  }
}

/** Seats clockwise, those to the left of the viewer first and the own one last. */
export function seatsInTurn(count: number, own: Seat | null): Seat[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: count }, (_, place) => (first + place) % count);
}

function badges(...all: [isSo: boolean, kind: string][]): Badge[] {
  return all
    .filter(([isSo]) => isSo)
    .map(([, kind]) => ({ kind, word: t(`web-table-badge-${kind}`) }));
}

function fiftyOneBadges(view: ViewOf<'fifty_one'>, seat: Seat): Badge[] {
  return badges(
    [view.dealer === seat, 'dealer'],
    [view.caller === seat, 'called'],
    [view.stopper === seat, 'stopped'],
  );
}

function fortySixBadges(view: ViewOf<'forty_six'>, seat: Seat): Badge[] {
  return badges([view.dealer === seat, 'dealer'], [view.stopper === seat, 'stopped']);
}

function pageOneBadges(view: ViewOf<'page_one'>, seat: Seat): Badge[] {
  return badges(
    [view.leader === seat, 'leader'],
    [view.declared[seat] === true, 'page-one'],
    [view.skipped.includes(seat), 'skipped'],
  );
}

function fiveHundredBadges(view: ViewOf<'five_hundred'>, seat: Seat, scene: Scene): Badge[] {
  const { contract } = view;
  const won = view.tricks_won[seat] ?? 0;
  const found = badges(
    [view.dealer === seat, 'dealer'],
    [contract?.contractor === seat, 'contractor'],
    [isPartner(view, seat, scene), 'partner'],
    [contract?.sits_out.includes(seat) ?? false, 'sits-out'],
  );
  if (view.phase === 'play') {
    found.push({ kind: 'tricks', word: t('web-table-badge-tricks', { count: won }) });
  }
  return found;
}

/** Does the seat score with the viewer, or, of five, with the contractor? */
function isPartner(view: ViewOf<'five_hundred'>, seat: Seat, scene: Scene): boolean {
  if (view.contract?.partners.includes(seat)) return true;
  const own = scene.client.seat;
  if (own === null || own === seat) return false;
  return (
    scene.client.match?.sides.some((side) => side.includes(own) && side.includes(seat)) ?? false
  );
}
