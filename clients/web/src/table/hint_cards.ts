/** What an advised move is about: the cards it names, and whether it can be made. */
import type { Moves } from '../protocol/messages';
import type { Card } from '../room/types';

const CARD = /^(?:[2-9TEWXJQKA][SHCD]|JK2?)$/;
/** Verbs followed by cards; bids look like cards and are none. */
const VERBS_WITH_CARDS: ReadonlySet<string> = new Set(['swap', 'play', 'discard', 'partner']);

/** `swap 4C KS` names two, `play JK H` one, `bid 7H` none. */
export function cardsOfMove(move: string): Card[] {
  const [verb = '', ...rest] = move.split(' ');
  return VERBS_WITH_CARDS.has(verb) ? rest.filter((word) => CARD.test(word)) : [];
}

/** May the move, with whatever it carries besides, still be made? A look leaves the turn as it is. */
export function isStillPossible(move: string, legal: Moves): boolean {
  const isListed = legal.listed.some((each) => move === each || move.startsWith(`${each} `));
  return isListed || legal.choices.some(({ verb }) => move.startsWith(`${verb} `));
}
