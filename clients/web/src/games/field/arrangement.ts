/**
 * The order in which the own cards are shown: places of the hand as the server keeps it.
 *
 * A card taken lies where the card given lay, there and here. The order changes when cards are
 * dealt and when the person sorts, never otherwise.
 */
import { type Order, sortedCards } from '../../cards/sorting';
import type { Card } from '../../room/types';

export type Places = readonly number[];

export function sortedPlaces(hand: readonly Card[], order: Order): Places {
  return sortedCards(hand, order).map((card) => hand.indexOf(card));
}

/** The places after a change of the hand: sorted anew if nothing of it lay there before. */
export function placesAfter(
  before: readonly Card[],
  hand: readonly Card[],
  places: Places,
  order: Order,
): Places {
  const isSameSize = before.length === hand.length && places.length === hand.length;
  const keepsSome = hand.some((card) => before.includes(card));
  return isSameSize && keepsSome ? places : sortedPlaces(hand, order);
}

export function arranged(hand: readonly Card[], places: Places): Card[] {
  if (places.length !== hand.length) return [...hand];
  return places.map((place) => hand[place] ?? '');
}
