/** What a chosen card comes to in Page One: only what the server lists, put together. */
import type { Moves } from '../../protocol/messages';
import type { Card, Seat } from '../../room/types';

export const DECLARE = 'declare';
/** With so many cards in the hand, and on turn, the word goes with the play. */
const CARDS_BEFORE_LAST = 2;

/** The listed plays of a card: one, or one for each suit that a joker may name. */
export function playsOf(card: Card, legal: Moves): string[] {
  return legal.listed.filter((move) => move === `play ${card}` || move.startsWith(`play ${card} `));
}

export function isPlayable(card: Card, legal: Moves): boolean {
  return playsOf(card, legal).length > 0;
}

/** The suit that a listed play names, or null. */
export function namedBy(move: string): string | null {
  return move.split(' ')[2] ?? null;
}

/** The play as it is sent: with the word where it was armed and may go with it. */
export function withWord(move: string, isArmed: boolean, legal: Moves): string {
  return isArmed && legal.announceable.includes(move) ? `${move} ${DECLARE}` : move;
}

/** What pressing the word does now: say it at once, or arm it for the play to come. */
export function pressingWord(handSize: number): 'say' | 'arm' {
  return handSize < CARDS_BEFORE_LAST ? 'say' : 'arm';
}

/** The seats that may be challenged; empty where there are no challenges in this room. */
export function challengeable(legal: Moves): Seat[] {
  return legal.choices.find((choice) => choice.verb === 'challenge')?.of.map(Number) ?? [];
}
