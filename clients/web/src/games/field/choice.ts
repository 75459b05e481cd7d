/**
 * What a person has chosen at a table with a field, and the move that it comes to.
 *
 * A hand card and a field card, in either order, are an exchange; every other move is chosen whole.
 * Whether a move is legal and may be announced is what the server listed.
 */
import type { Moves } from '../../protocol/messages';
import type { Card } from '../../room/types';

export interface Choice {
  /** The card of the hand to give. */
  give: Card | null;
  /** The card of the field to take. */
  take: Card | null;
  /** A move that is no exchange of one card: `pass`. */
  whole: string | null;
}

export const NOTHING: Choice = { give: null, take: null, whole: null };

export interface Proposal {
  /** In notation, without an announcement. */
  move: string;
  isLegal: boolean;
  /** The same with the announcement; null where it may carry none. */
  announced: string | null;
}

/** Another hand card; the one chosen already is put back. */
export function pickGive(choice: Choice, card: Card): Choice {
  return { give: choice.give === card ? null : card, take: choice.take, whole: null };
}

/** Another field card; the one chosen already is put back. */
export function pickTake(choice: Choice, card: Card): Choice {
  return { give: choice.give, take: choice.take === card ? null : card, whole: null };
}

export function pickWhole(move: string): Choice {
  return { ...NOTHING, whole: move };
}

export function isNothing(choice: Choice): boolean {
  return choice.give === null && choice.take === null && choice.whole === null;
}

/** What is left of a choice after hand and field have changed. */
export function stillThere(choice: Choice, hand: readonly Card[], field: readonly Card[]): Choice {
  const give = choice.give !== null && hand.includes(choice.give) ? choice.give : null;
  const take = choice.take !== null && field.includes(choice.take) ? choice.take : null;
  if (give === choice.give && take === choice.take) return choice;
  return { ...choice, give, take };
}

export function swapOf(give: Card, take: Card): string {
  return `swap ${give} ${take}`;
}

/** The move that was chosen; null as long as a card is missing. */
export function propose(choice: Choice, legal: Moves): Proposal | null {
  const move = chosenMove(choice);
  if (move === null) return null;
  return {
    move,
    isLegal: legal.listed.includes(move),
    announced: legal.announceable.includes(move) ? withWord(move, legal) : null,
  };
}

function chosenMove({ give, take, whole }: Choice): string | null {
  if (whole !== null) return whole;
  return give !== null && take !== null ? swapOf(give, take) : null;
}

function withWord(move: string, legal: Moves): string {
  return `${move} ${legal.announcement}`;
}

/**
 * What the announcement would go with, if it was asked for now: with the move chosen; where none
 * is, with a pass or with the only move there is; else with one of several, to be chosen first.
 *
 * `needless` are moves for which the announcement comes by itself.
 */
export function announcementFor(
  choice: Choice,
  legal: Moves,
  needless: (move: string) => boolean = () => false,
): { move: string } | { among: readonly string[] } {
  const open = legal.announceable.filter((move) => !needless(move));
  const chosen = chosenMove(choice);
  if (chosen !== null) return open.includes(chosen) ? { move: chosen } : { among: open };
  if (open.includes('pass')) return { move: 'pass' };
  const [only] = open;
  return only !== undefined && open.length === 1 ? { move: only } : { among: open };
}

/**
 * The exchange that one card more would make, by that card: for what each of them would leave.
 * Nothing while no card is chosen, or both.
 */
export function completions(
  choice: Choice,
  hand: readonly Card[],
  field: readonly Card[],
): ReadonlyMap<Card, string> {
  const { give, take } = choice;
  if (give !== null && take === null) {
    return new Map(field.map((card) => [card, swapOf(give, card)]));
  }
  if (take !== null && give === null) {
    return new Map(hand.map((card) => [card, swapOf(card, take)]));
  }
  return new Map();
}
