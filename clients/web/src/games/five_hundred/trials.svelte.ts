/**
 * The own hand under each trump, as the server shows it with the bids of one's turn.
 *
 * What it showed stays known until the hand is another: other seats' bids do not change it.
 */
import type { FiveHundredView } from '../../protocol/messages';
import type { Client } from '../../room/client.svelte';
import { type Denomination, DENOMINATIONS, NO_TRUMPS, previewUnder } from './bids';
import type { HandShown } from './hand_marks';
import { isFaceDown } from './table_facts';

export class Trials {
  #shown = $state.raw<ReadonlyMap<Denomination, HandShown>>(new Map());
  #view: () => FiveHundredView;

  /** To be made while a component is made: it asks at each own turn. */
  constructor(client: () => Client, view: () => FiveHundredView) {
    this.#view = view;
    $effect(() => {
      // A hand that lies face down would be answered with nothing, once for the whole turn.
      if (client().isMyTurn && !isFaceDown(view())) void client().lookAhead();
    });
    $effect(() => {
      const previews = client().previews;
      const found = new Map<Denomination, HandShown>();
      for (const denomination of DENOMINATIONS) {
        const shown = previewUnder(denomination, previews);
        if (shown === null) continue;
        found.set(denomination, {
          ...shown,
          trump: denomination === NO_TRUMPS ? null : denomination,
        });
      }
      if (found.size > 0) this.#shown = found;
    });
  }

  /** What the hand can be shown under. */
  get known(): ReadonlySet<Denomination> {
    const hand = this.#view().hand;
    const names = [...this.#shown].filter(([, { hand: shown }]) => isSame(shown, hand));
    return new Set(names.map(([denomination]) => denomination));
  }

  /** The hand under these trumps; null where it is not known. */
  under(denomination: Denomination): HandShown | null {
    return this.known.has(denomination) ? (this.#shown.get(denomination) ?? null) : null;
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
