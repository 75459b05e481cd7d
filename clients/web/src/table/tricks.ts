/** Finished tricks, read from what happened: views show the trick in play alone. */
import type { Play } from '../protocol/messages';
import type { Event, Seat } from '../room/types';

export interface HeldTrick {
  plays: readonly Play[];
  winner: Seat;
}

/** The finished tricks that events tell of, given the plays on the table before them. */
export function finishedTricks(
  before: readonly Play[],
  events: readonly Event[],
): { finished: HeldTrick[]; open: Play[] } {
  let open = [...before];
  const finished: HeldTrick[] = [];
  for (const event of events) {
    if (event.type === 'card_played') open.push({ seat: event.seat, card: event.card });
    else if (event.type === 'trick_won') {
      finished.push({ plays: open, winner: event.seat });
      open = [];
    } else if (event.type === 'hands_dealt' || event.type === 'cards_dealt') open = [];
  }
  return { finished, open };
}
