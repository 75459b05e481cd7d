/** What happens in 46, as sentences: the same as in the terminal. */
import { tellFieldEvent } from '../field/story';
import { teller } from '../teller';
import type { Scene } from '../../room/scene';
import type { EventOf } from '../../room/types';
import { key, t } from '../../texts/texts.svelte';

const TYPES = [
  'field_dealt',
  'swapped',
  'flushed',
  'reshuffled',
  'stop_announced',
  'stood',
  'round_ended',
] as const;

type FortySixEvent = EventOf<(typeof TYPES)[number]>;

/** The sentences that tell of an event of the game; none for one of another game. */
export const tell = teller(TYPES, tellOwn);

function tellOwn(event: FortySixEvent, scene: Scene): string[] {
  const sentence = key('event', 'forty_six', event.type);
  switch (event.type) {
    case 'field_dealt':
    case 'swapped':
    case 'flushed':
    case 'reshuffled':
      return [tellFieldEvent(event, scene, 'forty_six')];
    case 'stop_announced':
    case 'stood':
      return [t(sentence, { name: scene.name(event.seat) })];
    case 'round_ended':
      return [t(sentence), ...handsInWords(event.hands, event.points, scene)];
    default: {
      const unknown: never = event;
      return unknown;
    }
  }
}

/** All hands, turned up at the end of a round. */
export function handsInWords(
  hands: readonly (readonly string[])[],
  points: readonly (number | null)[],
  scene: Scene,
): string[] {
  return hands.map((hand, seat) => {
    const shown = { name: scene.name(seat), cards: scene.cards(hand) };
    const worth = points[seat] ?? null;
    return worth === null
      ? t('event-forty-six-hand-disqualified', shown)
      : t('event-forty-six-hand-shown', { ...shown, points: worth });
  });
}
