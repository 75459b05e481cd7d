/** Which of a room's screens is shown. */
import { load, save } from '../person/storage';
import type { Phase } from '../protocol/messages';

const PLAYED = 'played';

/** The table, or the lobby around it. A result stays on the table until the person goes on. */
export function isAtTable(phase: Phase, isResultOpen: boolean): boolean {
  if (phase === 'finished') return isResultOpen;
  return phase === 'playing' || phase === 'between_rounds';
}

/** The match that this browser saw and whose result the person has not put away. */
export function lastPlayed(): string | null {
  return load<string | null>(PLAYED, null);
}

export function rememberPlayed(matchId: string | null): void {
  save(PLAYED, matchId);
}
