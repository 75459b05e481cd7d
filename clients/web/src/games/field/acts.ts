/** Why the moves beside the exchange cannot be made, as far as the view says. */
import { reasonSentence } from '../../room/refusals';
import type { Act, Turn } from './game';
import type { FieldView } from './view';

/** The rule's name that bars every move of somebody not on turn; null for the one who is. */
export function whyNoMove(view: FieldView, turn: Turn): string | null {
  if (view.turn === null) return 'round_over';
  return turn.isMine ? null : 'not_your_turn';
}

/**
 * An act with its reason. One that is not listed and has no known reason stays without: the server
 * is asked by the move itself, and says why.
 */
export function actOf(
  view: FieldView,
  turn: Turn,
  act: Omit<Act, 'why'> & { reason: string | null },
): Act {
  const { reason, ...rest } = act;
  if (turn.isMine && turn.legal.listed.includes(act.move)) return { ...rest, why: null };
  const name = whyNoMove(view, turn) ?? reason;
  return { ...rest, why: name === null ? null : reasonSentence(view.game, name) };
}
