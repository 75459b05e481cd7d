/** What the person at this table has chosen, as hand, field and turn change under it. */
import type { Client } from '../../room/client.svelte';
import type { Card } from '../../room/types';
import {
  type Choice,
  isNothing,
  NOTHING,
  pickGive,
  pickTake,
  pickWhole,
  stillThere,
} from './choice';

export class Choosing {
  #picked = $state.raw<Choice>(NOTHING);
  /** The turn at which the person chose, or chose to choose again; a suggestion keeps out of it. */
  #touchedTurn = $state(0);
  #client: Client;
  #suggestion: () => Choice;

  constructor(client: Client, suggestion: () => Choice) {
    this.#client = client;
    this.#suggestion = suggestion;
  }

  get choice(): Choice {
    if (!isNothing(this.#picked) || this.#touchedTurn === this.#client.turn) return this.#picked;
    return this.#client.isMyTurn ? this.#suggestion() : NOTHING;
  }

  give(card: Card): void {
    this.#touch(pickGive(this.choice, card));
  }

  take(card: Card): void {
    this.#touch(pickTake(this.choice, card));
  }

  whole(move: string): void {
    this.#touch(pickWhole(move));
  }

  again(): void {
    this.#touch(NOTHING);
  }

  /** Sends a move; what was chosen is done with when it was made. */
  async play(move: string): Promise<void> {
    if (await this.#client.move(move)) this.#picked = NOTHING;
  }

  /**
   * Lets go of cards that are no longer there or may not be exchanged now, and gives the field
   * card that somebody else took.
   */
  follow(
    hand: readonly Card[],
    field: readonly Card[],
    isBound: (card: Card) => boolean,
  ): Card | null {
    const before = this.#picked;
    const free = (cards: readonly Card[]): Card[] => cards.filter((card) => !isBound(card));
    const now = stillThere(before, free(hand), free(field));
    if (now !== before) this.#picked = now;
    const isTaken = before.take !== null && !field.includes(before.take);
    const isOwnMove = before.give !== null && !hand.includes(before.give);
    return isTaken && !isOwnMove ? before.take : null;
  }

  /** A move chosen whole is for the turn at which it was chosen. */
  turned(): void {
    if (this.#picked.whole !== null) this.#picked = NOTHING;
  }

  #touch(choice: Choice): void {
    this.#picked = choice;
    this.#touchedTurn = this.#client.turn;
  }
}
