/** The order of the own cards on this page: it outlives the table, so that nothing re-sorts. */
import type { Order } from '../../cards/sorting';
import type { Card } from '../../room/types';
import { arranged, type Places, placesAfter, sortedPlaces } from './arrangement';

class HandOrder {
  #places = $state.raw<Places>([]);
  #hand: readonly Card[] = [];
  #deal = '';

  /** Takes the hand as it is now; `deal` is another text for each round. */
  take(hand: readonly Card[], deal: string, order: Order): void {
    const before = deal === this.#deal ? this.#hand : [];
    const places = placesAfter(before, hand, this.#places, order);
    this.#deal = deal;
    this.#hand = hand;
    if (places !== this.#places) this.#places = places;
  }

  /** At the person's command. */
  sort(hand: readonly Card[], order: Order): void {
    this.#places = sortedPlaces(hand, order);
  }

  arranged(hand: readonly Card[]): Card[] {
    return arranged(hand, this.#places);
  }
}

export const handOrder = new HandOrder();
