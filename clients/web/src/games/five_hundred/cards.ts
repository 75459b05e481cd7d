/** The own cards and the tricks: their order, their marks, and sentences about them. */
import { type Order, sortedCards } from '../../cards/sorting';
import type { ContractView, FiveHundredView, Play } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { Card, Seat } from '../../room/types';
import { t, texts } from '../../texts/texts.svelte';

/** A card that this person does not know. */
export const BACK = '??';

/** What the letters on the cards are taken from. */
type Bowers = Pick<ContractView, 'trump' | 'left_bower_suit'>;

/** `R` for the right bower, `L` for the left one, nothing for other cards. */
export function bowerOf(card: Card, contract: Bowers | null): string {
  if (contract === null || contract.trump === null) return '';
  if (card === `J${contract.trump}`) return 'R';
  return card === `J${contract.left_bower_suit}` ? 'L' : '';
}

/** A card as it is written, a bower with its letter: `♦J(L)`. */
export function labelled(card: Card, contract: Bowers | null, scene: Scene): string {
  const bower = bowerOf(card, contract);
  const written = scene.card(card);
  return bower === '' ? written : written.replace(/^\S+/, (bare) => `${bare}(${bower})`);
}

export function labelledCards(
  cards: readonly Card[],
  contract: Bowers | null,
  scene: Scene,
): string {
  return cards.map((card) => labelled(card, contract, scene)).join(' ');
}

/**
 * The hand in the order that the person likes.
 *
 * `hand` comes sorted for the contract, trumps first, each card with the suit it counts as; the
 * trumps stay first.
 */
export function inOrder(
  hand: readonly Card[],
  suits: readonly (string | null)[],
  trump: string | null,
  taste: Order,
): Card[] {
  const groups = taste.sortBy === 'rank' ? byRank(hand, suits, trump) : bySuit(hand, suits);
  return groups.flatMap((group) => (taste.highLeft ? group : group.toReversed()));
}

/** The places of the hand by the suit that its cards count as, in the order of the hand. */
export function suitGroups(
  view: Pick<FiveHundredView, 'hand' | 'hand_suits'>,
): { suit: string | null; cards: Card[] }[] {
  return bySuit(view.hand, view.hand_suits).map((cards) => ({
    suit: view.hand_suits[view.hand.indexOf(cards[0] ?? '')] ?? null,
    cards,
  }));
}

/** Cards of any order in rows of their suits, the high ones first. */
export function bySuitHighFirst(cards: readonly Card[]): Card[][] {
  const rows = new Map<string, Card[]>();
  for (const card of sortedCards(cards, { sortBy: 'suit', highLeft: true })) {
    const suit = card.slice(1);
    rows.set(suit, [...(rows.get(suit) ?? []), card]);
  }
  return [...rows.values()];
}

function bySuit(hand: readonly Card[], suits: readonly (string | null)[]): Card[][] {
  const groups: Card[][] = [];
  hand.forEach((card, place) => {
    if (place > 0 && suits[place] === suits[place - 1]) groups.at(-1)?.push(card);
    else groups.push([card]);
  });
  return groups;
}

/** The trumps, then all other cards by what is printed on them. */
function byRank(
  hand: readonly Card[],
  suits: readonly (string | null)[],
  trump: string | null,
): Card[][] {
  const isFirst = (place: number): boolean => {
    const suit = suits[place] ?? null;
    return suit === null || suit === trump;
  };
  const first = hand.filter((_, place) => isFirst(place));
  const others = hand.filter((_, place) => !isFirst(place));
  return [first, sortedCards(others, { sortBy: 'rank', highLeft: true })];
}

/** That the left bower of the own hand is no card of the suit printed on it; null without one. */
export function leftBowerNote(view: FiveHundredView, scene: Scene): string | null {
  const contract = view.contract;
  if (contract === null || contract.trump === null || contract.left_bower_suit === null) {
    return null;
  }
  const card = `J${contract.left_bower_suit}`;
  if (!view.hand.includes(card)) return null;
  return t('five-hundred-left-bower', {
    card: scene.card(card),
    suit: scene.suit(contract.left_bower_suit),
    trump: scene.suit(contract.trump),
  });
}

/** The trick on the table, or who is to lead; nothing when the hand is over. */
export function trickText(view: FiveHundredView, scene: Scene): string {
  if (view.plays.length === 0) {
    return view.turn === null ? '' : t('five-hundred-lead', { name: scene.name(view.turn) });
  }
  const plays = playsText(view.plays, view.contract, scene, view.winning);
  if (view.suit === null) return t('five-hundred-trick-no-suit', { plays });
  return t('five-hundred-trick', { suit: scene.suit(view.suit), plays });
}

/** The trick that was finished last, in the order of play, and who won it. */
export function lastTrickText(view: FiveHundredView, scene: Scene): string {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return t('five-hundred-no-last-trick');
  const plays = playsText(trick.plays, view.contract, scene, null);
  return t('five-hundred-last-trick', { plays, name: scene.name(trick.winner) });
}

function playsText(
  plays: readonly Play[],
  contract: ContractView | null,
  scene: Scene,
  winner: Seat | null,
): string {
  return texts.list(
    plays.map((play) =>
      t(play.seat === winner ? 'five-hundred-winning' : 'five-hundred-played', {
        name: scene.name(play.seat),
        card: labelled(play.card, contract, scene),
      }),
    ),
  );
}
