/** Where cards come from and go to in an update, as far as its events say. */
import type { Card, Event, Seat } from '../room/types';

export interface Journeys {
  /** The place that a card comes out of, for cards that were not to be seen before. */
  from: Map<Card, string>;
  /** The place that a card goes into, for cards that are not to be seen any more. */
  to: Map<Card, string>;
  /** The place that the cards of a finished trick go into, when they are swept. */
  trickTo: string | null;
}

const STOCK = 'stock';
const DISCARDS = 'discards';

function seatPlace(seat: Seat): string {
  return `seat-${seat}`;
}

/** `own` is the viewer's seat: what it gives and takes is to be seen all the way. */
export function journeysOf(events: readonly Event[], own: Seat | null): Journeys {
  const journeys: Journeys = { from: new Map(), to: new Map(), trickTo: null };
  for (const event of events) follow(event, own, journeys);
  return journeys;
}

function follow(event: Event, own: Seat | null, journeys: Journeys): void {
  const { from, to } = journeys;
  const all = (cards: readonly Card[], map: Map<Card, string>, place: string): void => {
    for (const card of cards) map.set(card, place);
  };
  switch (event.type) {
    case 'swapped':
      if (event.seat === own) break;
      from.set(event.gave, seatPlace(event.seat));
      to.set(event.took, seatPlace(event.seat));
      break;
    case 'swapped_all':
      if (event.seat === own) break;
      all(event.gave, from, seatPlace(event.seat));
      all(event.took, to, seatPlace(event.seat));
      break;
    case 'flushed':
    case 'house_flushed':
      all(event.old, to, DISCARDS);
      all(event.new, from, STOCK);
      break;
    case 'card_played':
      if (event.seat !== own) from.set(event.card, seatPlace(event.seat));
      break;
    case 'trick_won':
      journeys.trickTo = seatPlace(event.seat);
      break;
    case 'kitty_taken':
      all(event.cards, from, 'kitty');
      break;
    case 'kitty_discarded':
      all(event.cards, to, 'kitty');
      break;
    default:
      break;
  }
}
