/** The own cards in the order that the person wants: by suit or by rank, high left or right. */
import { isJoker } from '../room/scene';
import type { Card } from '../room/types';

const RANKS = '23456789TEWXJQKA'; // 11, 12 and 13 are ranks of packs for six
const SUITS = 'SHCD'; // black and red in turn

export interface Order {
  sortBy: 'suit' | 'rank';
  highLeft: boolean;
  /** Is the ace the lowest card? */
  aceLow?: boolean;
}

export function sortedCards(
  cards: readonly Card[],
  { sortBy, highLeft, aceLow = false }: Order,
): Card[] {
  const direction = highLeft ? -1 : 1;
  const byRank = (one: Card, other: Card): number =>
    direction * (rank(one, aceLow) - rank(other, aceLow));
  const bySuit = (one: Card, other: Card): number => suit(one) - suit(other);
  const [first, second] = sortBy === 'suit' ? [bySuit, byRank] : [byRank, bySuit];
  return [...cards].sort((one, other) => first(one, other) || second(one, other));
}

/** Jokers are above all. */
function rank(card: Card, aceLow: boolean): number {
  if (aceLow && card[0] === 'A') return -1;
  return isJoker(card) ? RANKS.length : RANKS.indexOf(card[0] ?? '');
}

function suit(card: Card): number {
  return isJoker(card) ? -1 : SUITS.indexOf(card[1] ?? '');
}
