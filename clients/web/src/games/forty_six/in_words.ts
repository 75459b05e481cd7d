/** The table of 46 in sentences. */
import { fieldInWords, handInWords, statusInWords } from '../field/in_words';
import { handOrder } from '../field/hand_order.svelte';
import type { Scene } from '../../room/scene';
import type { View, ViewOf } from '../../room/types';
import { t } from '../../texts/texts.svelte';
import { handsInWords } from './story';
import { jokersRule, worth } from './words';

export function tableInWords(view: View, scene: Scene): string[] {
  if (view.game !== 'forty_six') return [];
  const lines = [statusInWords(view, scene)];
  const out = stopOut(view, scene);
  if (out !== null) lines.push(out);
  lines.push(fieldInWords(view, scene), ...jokerOut(view, scene));
  if (view.shown !== null) {
    lines.push(worth(view.shown, scene, 'forty-six-help'));
    lines.push(handInWords(view, handOrder.arranged(view.hand), scene));
  }
  return [...lines, ...handsInWords(view.hands, view.points, scene)];
}

/** Who has stopped, while the others have their last turns. */
export function stopOut(view: ViewOf<'forty_six'>, scene: Scene): string | null {
  if (view.phase !== 'last_turn' || view.stopper === null) return null;
  return t('forty-six-stopped', { name: scene.name(view.stopper) });
}

/** What the joker in the field means for the viewer; nothing while it lies elsewhere. */
export function jokerOut(view: ViewOf<'forty_six'>, scene: Scene): string[] {
  if (view.jokers_rule !== null) return jokersRule(view.jokers_rule, scene);
  return view.is_joker_out && view.phase !== 'over' ? [t('forty-six-joker-out')] : [];
}
