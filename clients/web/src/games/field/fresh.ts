/** Which cards of the field have just come there, and what has just been done. */
import type { LogEntry } from '../../room/event_log.svelte';
import type { Card, Event, EventType } from '../../room/types';

/** The cards that came to the field with what was last done. */
export function broughtBy(acts: readonly Event[]): readonly Card[] {
  return acts.flatMap(cardsOf);
}

function cardsOf(event: Event): readonly Card[] {
  switch (event.type) {
    case 'swapped':
      return [event.gave];
    case 'swapped_all':
      return event.gave;
    case 'flushed':
    case 'house_flushed':
      return event.new;
    default:
      return [];
  }
}

const MOVES: ReadonlySet<EventType> = new Set<EventType>([
  'swapped',
  'swapped_all',
  'flushed',
  'house_flushed',
  'passed',
  'stood',
]);
const ANNOUNCEMENTS: ReadonlySet<EventType> = new Set<EventType>([
  'called',
  'auto_called',
  'stopped',
  'stop_announced',
]);

/** What was last done in the round, from the log: a move and what was announced with it. */
export function lastActs(log: readonly LogEntry[]): Event[] {
  const acts: Event[] = [];
  for (let place = log.length - 1; place >= 0; place--) {
    const event = log[place]?.event;
    if (event === undefined || event.type === 'field_dealt') break;
    if (ANNOUNCEMENTS.has(event.type) && acts.length === 0) acts.unshift(event);
    if (!MOVES.has(event.type)) continue;
    if (acts.length === 0 || isWith(event, acts[0])) acts.unshift(event);
    break;
  }
  return acts;
}

function isWith(move: Event, announcement: Event | undefined): boolean {
  if (announcement === undefined || !('seat' in move) || !('seat' in announcement)) return false;
  return move.seat === announcement.seat;
}
