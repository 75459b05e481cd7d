/** What the joker in the field allows of the own exchange, as the server has worked it out. */
import type { JokersRule } from '../../protocol/messages';
import { isJoker } from '../../room/scene';
import type { Card } from '../../room/types';
import { type Choice, NOTHING } from '../field/choice';

/** The rule's name that keeps a card of the hand from being given; null where none does. */
export function whyNotGive(card: Card, rule: JokersRule | null): string | null {
  if (rule === null || rule.gives.includes(card)) return null;
  return rule.protected.includes(card) ? 'card_is_protected' : 'give_the_highest';
}

/** The rule's name that keeps a card of the field from being taken; null where none does. */
export function whyNotTake(card: Card, rule: JokersRule | null): string | null {
  if (rule === null || rule.takes.includes(card)) return null;
  return isJoker(card) ? 'joker_stays' : 'take_the_lowest';
}

/** The one exchange there is, to be confirmed. */
export function suggestion(rule: JokersRule | null): Choice {
  if (rule?.kind !== 'forced') return NOTHING;
  return { give: rule.gives[0] ?? null, take: rule.takes[0] ?? null, whole: null };
}
