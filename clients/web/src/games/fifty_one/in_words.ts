/** The table of 51 in sentences. */
import { fieldInWords, handInWords, statusInWords } from '../field/in_words';
import { handOrder } from '../field/hand_order.svelte';
import type { Scene } from '../../room/scene';
import type { View, ViewOf } from '../../room/types';
import { t } from '../../texts/texts.svelte';
import { handsInWords } from './story';
import { worth } from './words';

export function tableInWords(view: View, scene: Scene): string[] {
  if (view.game !== 'fifty_one') return [];
  const lines = [statusInWords(view, scene)];
  const out = callOut(view, scene);
  if (out !== null) lines.push(out);
  lines.push(fieldInWords(view, scene));
  if (view.shown !== null) {
    lines.push(worth(view.shown, scene, 'fifty-one-help'));
    lines.push(handInWords(view, handOrder.arranged(view.hand), scene));
  }
  return [...lines, ...handsInWords(view.hands, view.points, scene)];
}

/** Who has called, while the others have their last turns. */
export function callOut(view: ViewOf<'fifty_one'>, scene: Scene): string | null {
  if (view.phase !== 'last_turn' || view.caller === null) return null;
  return t('fifty-one-call-out', { name: scene.name(view.caller) });
}
