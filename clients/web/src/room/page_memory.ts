/** What a page knows of its room, for the next page of the same tab: a reload forgets nothing. */
import type { RoundResult } from '../protocol/messages';
import type { Nonce } from './fairness';
import type { Event } from './types';

export interface PageMemory {
  /** Whose it is: it is nobody else's to read. */
  player: string;
  code: string;
  /** Version of the last update that was taken. */
  seen: number;
  log: readonly Event[];
  /** Of the rounds scored in the match. */
  results: readonly RoundResult[];
  /** What was promised with `ready`; secret until the start. */
  nonce: Nonce | null;
}

const KEY = 'bafuda.page';

/** Keeps it until the tab is closed, in place of what was kept; null keeps nothing. */
export function keepMemory(memory: PageMemory | null): void {
  try {
    if (memory === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // this browser keeps nothing: the next page is shown how things are
  }
}

/** What the page before knew of the room, once; null where it was in another one or in none. */
export function takeMemory(code: string): PageMemory | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const memory = text === null ? null : (JSON.parse(text) as PageMemory);
    return memory?.code === code ? memory : null;
  } catch {
    return null;
  }
}
