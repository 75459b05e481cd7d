/** The sheet at the end of a match: who won, and whether the deal was as promised. */
import type { Client } from '../room/client.svelte';
import { fitsCommitment } from '../room/fairness';
import type { EventOf } from '../room/types';
import { roundOnShow, type RoundSummary } from './round_end.svelte';
import { holdMs } from './trick_hold.svelte';

export type Fairness = 'proved' | 'differs' | 'unknown';

export class MatchEnd {
  isOpen = $state(false);
  #summary = $state.raw<RoundSummary | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: () => Client) {
    $effect(() => {
      const now = roundOnShow(client(), 'finished');
      if (now === null) {
        clearTimeout(this.#timer);
        this.isOpen = false;
      } else if (now.id !== this.#summary?.id) {
        this.#show(now);
      }
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The last round. */
  get summary(): RoundSummary | null {
    return this.#summary;
  }

  /** A held last trick is seen first. */
  #show(summary: RoundSummary): void {
    this.#summary = summary;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isOpen = true), holdMs());
  }
}

/** Does the seed, shown at the end, fit what was shown before anybody was ready? */
export function fairnessOf(client: Client, matchId: string): Fairness {
  const commitment = client.commitmentOf(matchId);
  const finished = client.log
    .map(({ event }) => event)
    .findLast(
      (event): event is EventOf<'match_finished'> =>
        event.type === 'match_finished' && event.match_id === matchId,
    );
  if (commitment === undefined || finished === undefined) return 'unknown';
  return fitsCommitment(commitment, matchId, finished.seed) ? 'proved' : 'differs';
}
