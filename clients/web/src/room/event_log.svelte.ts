/** What happened in the room, as far back as a page keeps it; sentences are made when it is read. */
import type { Event } from './types';

const ENTRIES_MAX = 1000;

export interface LogEntry {
  /** Counts the entries of this page from 1: a key for lists. */
  number: number;
  event: Event;
}

export class EventLog {
  /** The oldest first. */
  entries = $state.raw<readonly LogEntry[]>([]);
  #count = 0;

  enter(events: readonly Event[]): void {
    const fresh = events.map((event) => ({ number: ++this.#count, event }));
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].slice(-ENTRIES_MAX);
  }

  clear(): void {
    this.entries = [];
  }
}
