/** Which sound belongs to what happened: calls and scores have one, plain moves have none. */
import type { Event, EventType } from '../room/types';
import type { SoundName } from './sound';

const SOUNDS: Partial<Record<EventType, SoundName>> = {
  called: 'call',
  auto_called: 'call',
  stopped: 'call',
  stop_announced: 'call',
  declared: 'call',
  caught: 'call',
  auction_won: 'call',
  tricks_claimed: 'call',
  round_scored: 'round',
  match_finished: 'match',
};

const GREATEST_FIRST: readonly SoundName[] = ['match', 'round', 'call'];

/** Of several things at once, the sound of the greatest. */
export function soundOf(events: readonly Event[]): SoundName | null {
  const found = new Set(events.map(({ type }) => SOUNDS[type]));
  return GREATEST_FIRST.find((name) => found.has(name)) ?? null;
}
