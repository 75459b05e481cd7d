/** How a button is drawn, and whether it is asked about. */
import type { Action } from '../../table/actions';

/** A move stands out as soon as it can be made; one with a question is dangerous. */
export function kindOf(
  isPossible: boolean,
  question: string | null,
): Pick<Action, 'kind' | 'question'> {
  if (!isPossible) return {};
  return question === null ? { kind: 'primary' } : { kind: 'danger', question };
}
