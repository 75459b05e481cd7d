/**
 * The sheet at the end of a round: what it shows is kept as it was, whatever is dealt meanwhile,
 * until the person has put it away.
 */
import type { MatchInfo, Phase, RoundResult } from '../protocol/messages';
import type { Client } from '../room/client.svelte';
import type { Event, View } from '../room/types';
import { holdMs } from './trick_hold.svelte';

export interface RoundSummary {
  /** Match and round: another one is another sheet. */
  id: string;
  match: MatchInfo;
  result: RoundResult;
  view: View;
  /** What was told in it and belongs to its result. */
  lastEvents: readonly Event[];
}

/** What of a round is worth a sentence on the sheet. */
const TOLD_AT_END: ReadonlySet<Event['type']> = new Set([
  'auction_won',
  'hand_scored',
  'round_counted',
]);

/** The round that is over and on show in that phase, as soon as all of it has come; else null. */
export function roundOnShow(client: Client, phase: Phase): RoundSummary | null {
  const { match, room, view, results } = client;
  if (room?.phase !== phase || match === null || view === null || view.result === null) return null;
  const result = results[match.round_number - 1] ?? view.result;
  const id = `${match.match_id}/${match.round_number}`;
  return { id, match, result, view, lastEvents: eventsAtEnd(client) };
}

function eventsAtEnd(client: Client): Event[] {
  const events = client.log.map((entry) => entry.event);
  const deal = events.findLastIndex((event) => 'round_number' in event);
  return events.slice(deal + 1).filter((event) => TOLD_AT_END.has(event.type));
}

/** To be made while the table is made. */
export class RoundEnd {
  isOpen = $state(false);
  #summary = $state.raw<RoundSummary | null>(null);
  /** Has this person said that the next round may come? Then it need not be put away. */
  #hasGoneOn = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: () => Client) {
    $effect(() => {
      const now = roundOnShow(client(), 'between_rounds');
      if (now !== null && now.id !== this.#summary?.id) this.#show(now);
      else if (now === null && this.#hasGoneOn) this.isOpen = false;
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  get summary(): RoundSummary | null {
    return this.#summary;
  }

  goOn(): void {
    this.#hasGoneOn = true;
  }

  /** A held last trick is seen first. */
  #show(summary: RoundSummary): void {
    this.#summary = summary;
    this.#hasGoneOn = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isOpen = true), holdMs());
  }
}
