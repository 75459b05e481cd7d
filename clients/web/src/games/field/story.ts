/** What happens at every table with a field, as sentences of the game's own. */
import type { Scene } from '../../room/scene';
import { key, t } from '../../texts/texts.svelte';
import type { FieldEvent, FieldGameId } from './view';

export function tellFieldEvent(event: FieldEvent, scene: Scene, game: FieldGameId): string {
  const sentence = key('event', game, event.type);
  switch (event.type) {
    case 'field_dealt':
      return t(sentence, {
        round: event.round_number,
        name: scene.name(event.dealer),
        cards: scene.cards(event.field),
      });
    case 'swapped':
      return t(sentence, {
        name: scene.name(event.seat),
        gave: scene.card(event.gave),
        took: scene.card(event.took),
      });
    case 'flushed':
      return t(sentence, { name: scene.name(event.seat), new: scene.cards(event.new) });
    case 'reshuffled':
      return t(sentence, { count: event.stock_count });
  }
}
