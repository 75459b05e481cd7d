/** What happens in 51, as sentences: the same as in the terminal. */
import { tellFieldEvent } from '../field/story';
import { teller } from '../teller';
import type { Scene } from '../../room/scene';
import type { EventOf } from '../../room/types';
import { key, t } from '../../texts/texts.svelte';

const TYPES = [
  'field_dealt',
  'swapped',
  'swapped_all',
  'flushed',
  'house_flushed',
  'reshuffled',
  'passed',
  'called',
  'auto_called',
  'stopped',
  'round_ended',
] as const;

type FiftyOneEvent = EventOf<(typeof TYPES)[number]>;

/** The sentences that tell of an event of the game; none for one of another game. */
export const tell = teller(TYPES, tellOwn);

function tellOwn(event: FiftyOneEvent, scene: Scene): string[] {
  const sentence = key('event', 'fifty_one', event.type);
  switch (event.type) {
    case 'field_dealt':
    case 'swapped':
    case 'flushed':
    case 'reshuffled':
      return [tellFieldEvent(event, scene, 'fifty_one')];
    case 'swapped_all':
      return [
        t(sentence, {
          name: scene.name(event.seat),
          gave: scene.cards(event.gave),
          took: scene.cards(event.took),
        }),
      ];
    case 'house_flushed':
      return [t(sentence, { new: scene.cards(event.new) })];
    case 'passed':
    case 'called':
    case 'auto_called':
    case 'stopped':
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
  return hands.map((hand, seat) =>
    t('event-fifty-one-hand-shown', {
      name: scene.name(seat),
      cards: scene.cards(hand),
      points: points[seat] ?? 0,
    }),
  );
}
