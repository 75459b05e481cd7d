/** Moves and hands of 51 in words. */
import type { Shown } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import { key, t } from '../../texts/texts.svelte';

/** A move in words, without its announcement. */
export function describe(move: string, scene: Scene): string {
  const [verb = '', give, take] = move.split(' ');
  if (verb === 'swap' && give !== undefined && take !== undefined) {
    return t('move-fifty-one-swap', { give: scene.card(give), take: scene.card(take) });
  }
  return t(key('move', 'fifty_one', verb));
}

/** What a hand is worth, in the sentences whose keys begin with `sentence`. */
export function worth(
  shown: Shown,
  scene: Scene,
  sentence: 'fifty-one-help' | 'fifty-one-leaves',
): string {
  const suit = scene.suit(shown.suit);
  if (shown.points !== null) return t(`${sentence}-one-suit`, { suit, points: shown.points });
  const counted = { suit, count: shown.card_count, worth: shown.worth };
  if (shown.difference !== null) {
    return t(`${sentence}-difference`, { ...counted, difference: shown.difference });
  }
  return t(sentence, counted);
}
