/** What is written on and said of each card of the own hand. */
import type { FiveHundredView } from '../../protocol/messages';
import { reasonSentence } from '../../room/refusals';
import type { Card } from '../../room/types';
import { key, t, texts } from '../../texts/texts.svelte';
import { whyBlocked } from './reasons';

/** A hand in the order of a contract, or of one that is only tried. */
export interface HandShown {
  hand: readonly Card[];
  /** The suit that each card counts as. */
  suits: readonly (string | null)[];
  trump: string | null;
}

export type Bower = '' | 'R' | 'L';

/** The own hand as it stands. */
export function handOf(view: FiveHundredView): HandShown {
  return { hand: view.hand, suits: view.hand_suits, trump: view.contract?.trump ?? null };
}

/** A jack that counts as a trump is a bower: the right one if it is printed so, else the left. */
export function bowerIn(card: Card, { hand, suits, trump }: HandShown): Bower {
  if (trump === null || !card.startsWith('J') || suits[hand.indexOf(card)] !== trump) return '';
  if (card === `J${trump}`) return 'R';
  return card[1] === 'K' ? '' : 'L'; // `JK` is the joker
}

/** Are only some of the cards to be played? Then they are marked. */
export function isChoiceNarrowed(view: FiveHundredView): boolean {
  return view.blocked.some((reason) => reason !== null);
}

/** How the card is drawn: as one that can be played now, that cannot, or neither. */
export function stateOf(
  card: Card,
  view: FiveHundredView,
  isMyTurn: boolean,
): 'plain' | 'playable' | 'blocked' {
  if (!isChoiceNarrowed(view)) return 'plain';
  if (whyBlocked(card, view) !== null) return 'blocked';
  return isMyTurn ? 'playable' : 'plain';
}

/** The badge: R, L, + for a card from the kitty, a tick for one that may be played now. */
export function markOf(
  card: Card,
  view: FiveHundredView,
  shown: HandShown,
  isMyTurn: boolean,
): string | undefined {
  const isFromKitty = view.phase === 'exchange' && view.kitty.includes(card);
  const isPlayable = stateOf(card, view, isMyTurn) === 'playable';
  const mark = bowerIn(card, shown) + (isFromKitty ? '+' : '') + (isPlayable ? '✓' : '');
  return mark === '' ? undefined : mark;
}

/** What is said after the card's name. */
export function noteOf(
  card: Card,
  view: FiveHundredView,
  shown: HandShown,
  isMyTurn: boolean,
): string | undefined {
  const notes: string[] = [];
  const bower = bowerIn(card, shown);
  if (bower === 'R') notes.push(t('web-five-hundred-right-bower'));
  if (bower === 'L') {
    const suit = t(key('suit-name', shown.trump ?? ''));
    notes.push(t('web-five-hundred-left-bower', { suit }));
  }
  if (view.phase === 'exchange' && view.kitty.includes(card)) {
    notes.push(t('web-five-hundred-from-kitty'));
  }
  const reason = whyBlocked(card, view);
  if (reason !== null) notes.push(reasonSentence('five_hundred', reason));
  else if (isMyTurn && view.phase === 'play') notes.push(t('web-card-playable'));
  return notes.length === 0 ? undefined : texts.list(notes);
}
