/** The log, grouped by rounds: a long evening is read from its headings. */
import type { LogEntry } from '../room/event_log.svelte';
import type { Event } from '../room/types';

export interface LogGroup {
  /** Number of its first entry: a key for lists. */
  id: number;
  /** The round; null for what happened outside of any. */
  round: number | null;
  entries: readonly LogEntry[];
}

interface Draft {
  id: number;
  round: number | null;
  entries: LogEntry[];
}

/** The number of the round that the event deals, if it is a deal. */
function dealtRound(event: Event): number | null {
  return 'round_number' in event ? event.round_number : null;
}

/**
 * `roundNow` is the round in play, for a log that begins in the middle of one; null outside of a
 * match.
 */
export function groupLog(entries: readonly LogEntry[], roundNow: number | null): LogGroup[] {
  const groups: Draft[] = [];
  for (const entry of entries) {
    const { event } = entry;
    const dealt = dealtRound(event);
    const last = groups.at(-1);
    const begins =
      last === undefined ||
      dealt !== null ||
      (event.type === 'match_started' && last.round !== null);
    if (begins) groups.push({ id: entry.number, round: dealt, entries: [entry] });
    else last.entries.push(entry);
    const group = groups.at(-1);
    if (event.type === 'round_scored' && group) group.round = event.number;
  }
  const only = groups[0];
  if (groups.length === 1 && only?.round === null && !startsOutside(only)) only.round = roundNow;
  return groups;
}

/** Was the log heard from before the first deal? */
function startsOutside(group: Draft): boolean {
  return group.entries.some(
    ({ event }) => event.type === 'room_opened' || event.type === 'match_started',
  );
}

/** The newest entry that has something to say. */
export function lastTold(
  entries: readonly LogEntry[],
  tell: (event: Event) => readonly string[],
): string | null {
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    const said = entry === undefined ? undefined : tell(entry.event)[0];
    if (said !== undefined) return said;
  }
  return null;
}
