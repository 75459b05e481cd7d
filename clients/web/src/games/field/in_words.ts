/** The parts of the table that 51 and 46 say alike, as sentences of the game's own. */
import type { Scene } from '../../room/scene';
import type { Card } from '../../room/types';
import { key, t } from '../../texts/texts.svelte';
import { FIELD_LETTERS, type FieldView } from './view';

/** Round, lap, stock and discards. */
export function statusInWords(view: FieldView, scene: Scene): string {
  return t(key(view.game, 'status'), {
    round: scene.client.match?.round_number ?? 1,
    lap: view.lap,
    stock: view.stock_count,
    discards: view.discard_count,
  });
}

/** The field, each card with its letter. */
export function fieldInWords(view: FieldView, scene: Scene): string {
  const cards = view.field.map((card, place) => `${FIELD_LETTERS[place]} ${scene.card(card)}`);
  return t(key(view.game, 'field'), { cards: cards.join('  ') });
}

/** The own cards, in the order in which they are shown, each with its number. */
export function handInWords(view: FieldView, hand: readonly Card[], scene: Scene): string {
  const cards = hand.map((card, place) => `${place + 1} ${scene.card(card)}`);
  return t(key(view.game, 'hand'), { cards: cards.join('  ') });
}
