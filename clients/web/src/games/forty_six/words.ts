/** Moves, hands and the joker's rule of 46 in words. */
import type { FortySixShown, JokersRule } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import { key, t, texts } from '../../texts/texts.svelte';

/** A move in words, without its announcement. */
export function describe(move: string, scene: Scene): string {
  const [verb = '', give, take] = move.split(' ');
  if (verb === 'swap' && give !== undefined && take !== undefined) {
    return t('move-forty-six-swap', { give: scene.card(give), take: scene.card(take) });
  }
  return t(key('move', 'forty_six', verb));
}

/** What a hand is worth, in the sentences whose keys begin with `sentence`. */
export function worth(
  shown: FortySixShown,
  scene: Scene,
  sentence: 'forty-six-help' | 'forty-six-leaves',
): string {
  const suit = scene.suit(shown.suit);
  const points = shown.worth;
  if (shown.is_fukujin) return t(`${sentence}-fukujin`, { suit });
  if (shown.left !== null) return t(`${sentence}-left`, { suit, points, left: shown.left });
  if (shown.over !== null) return t(`${sentence}-over`, { suit, points, over: shown.over });
  return t(sentence, { suit, count: shown.card_count, worth: points });
}

/** What the joker in the field demands, and what aces protect from it. */
export function jokersRule(rule: JokersRule, scene: Scene): string[] {
  const lines = [demand(rule, scene)];
  if (rule.protected.length > 0) {
    lines.push(
      t('forty-six-joker-protected', {
        suits: texts.list(rule.protected_suits.map((suit) => scene.suit(suit))),
        cards: scene.cards(rule.protected),
      }),
    );
  }
  return lines;
}

function demand(rule: JokersRule, scene: Scene): string {
  if (rule.kind === 'free') return t('forty-six-joker-free');
  return t(key('forty_six', 'joker', rule.kind), {
    gives: texts.list(rule.gives.map((card) => scene.card(card))),
    takes: texts.list(rule.takes.map((card) => scene.card(card))),
  });
}
