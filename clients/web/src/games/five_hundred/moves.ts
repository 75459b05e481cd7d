/** Moves in notation, put together from what the server lists. */
import type { Moves } from '../../protocol/messages';
import type { Card, Seat } from '../../room/types';

export const JOKER = 'JK';
/** The word of a joker that is led and names nothing. */
export const NO_SUIT = '-';
export const LOOK = 'look';
export const ALONE = 'partner alone';

/** What goes with a card that is played. */
export interface Said {
  /** The suit that others must follow, where a joker is led. */
  led: string | null;
  /** The suit that the joker is named for with the first lead. */
  name: string | null;
}

/** `discard 4C 5D 9S name H` */
export function discardMove(cards: readonly Card[], name: string | null): string {
  const move = `discard ${cards.join(' ')}`;
  return name === null || cards.includes(JOKER) ? move : `${move} name ${name}`;
}

/** The bid, or the raise, that is listed for a bid of the grid; null for none. */
export function callMove(bid: string, listed: readonly string[]): string | null {
  return [`bid ${bid}`, `raise ${bid}`].find((move) => listed.includes(move)) ?? null;
}

/** The bid that a move makes or raises to; null for another move. */
export function bidOf(move: string | null): string | null {
  const [verb, bid = null] = move?.split(' ') ?? [];
  return (verb === 'bid' || verb === 'raise') && bid !== 'none' ? bid : null;
}

/** The way out of the auction: `pass`, or `raise none` for the one who has won it. */
export function noBidMove(listed: readonly string[]): string | null {
  return ['pass', 'raise none'].find((move) => listed.includes(move)) ?? null;
}

/** What may be named with a joker that is led, `-` for nothing; empty where it is not asked. */
export function leadNames(card: Card, listed: readonly string[]): string[] {
  if (card !== JOKER) return [];
  return listed
    .map((move) => move.split(' '))
    .filter((words) => words.length === 3 && words[0] === 'play' && words[1] === JOKER)
    .map((words) => words[2] ?? NO_SUIT);
}

/** Is there still a suit to be chosen before the card can be played? */
export function needsSuit(card: Card, said: Said, listed: readonly string[]): boolean {
  return playMove(card, said, listed) === null && leadNames(card, listed).length > 0;
}

/** The play of a card with what is said with it; null where that is not listed. */
export function playMove(card: Card, said: Said, listed: readonly string[]): string | null {
  const names = leadNames(card, listed);
  const only = names.length === 1 && names[0] === NO_SUIT ? NO_SUIT : null;
  const led = said.led !== null && names.includes(said.led) ? said.led : only;
  const named = said.name === null ? null : `play ${card} name ${said.name}`;
  if (named !== null && listed.includes(named)) return named;
  const plain = led === null ? `play ${card}` : `play ${card} ${led}`;
  return listed.includes(plain) ? plain : null;
}

/** How many tricks may be claimed, the most first. */
export function claimCounts(listed: readonly string[]): number[] {
  return listed
    .filter((move) => move.startsWith('claim '))
    .map((move) => Number(move.slice('claim '.length)));
}

/** The seats that may be chosen as partners: each alone, and by two. */
export function partnerSeats(listed: readonly string[]): Seat[][] {
  return listed
    .map((move) => move.split(' '))
    .filter(([verb, ...whom]) => verb === 'partner' && whom.every((word) => /^\d$/.test(word)))
    .map(([, ...whom]) => whom.map(Number));
}

/** `partner 1 4`; null where no such pair is listed. */
export function partnerSeatsMove(seats: readonly Seat[], listed: readonly string[]): string | null {
  const move = `partner ${[...seats].sort((a, b) => a - b).join(' ')}`;
  return listed.includes(move) ? move : null;
}

/** The cards that may be called, whoever holds them. */
export function callableCards(legal: Moves): readonly Card[] {
  return legal.choices.find((choice) => choice.verb === 'partner')?.of ?? [];
}

/** How many cards are to be put away; 0 where none are. */
export function discardCount(legal: Moves): number {
  return legal.choices.find((choice) => choice.verb === 'discard')?.count ?? 0;
}
