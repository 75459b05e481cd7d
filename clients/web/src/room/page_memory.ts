/**
 * What a page knows of its room, for the next page of the same tab: a reload forgets nothing.
 *
 * It stays until the person is out of the room, so that a page that did not get so far as to come
 * in again has lost nothing either.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { RoundResult } from '../protocol/messages';
import type { Nonce } from './fairness';
import type { Event } from './types';

export interface PageMemory {
  /** Whose it is, as `ownerOf` says: it is nobody else's to read. */
  owner: string;
  code: string;
  /** Version of the last update that was taken. */
  seen: number;
  log: readonly Event[];
  /** Of the rounds scored in the match. */
  results: readonly RoundResult[];
  /** What was promised with `ready`; secret until the start. */
  nonce: Nonce | null;
  /** Those heard of, each after the id of its match. */
  commitments: readonly (readonly [matchId: string, commitment: string])[];
}

/** Another number for another shape: what an older page kept is not read. */
const KEY = 'bafuda.page.1';

/** Who has that token, without saying it. */
export function ownerOf(token: string): string {
  return bytesToHex(sha256(hexToBytes(token)));
}

/** Keeps it until the tab is closed, in place of what was kept; null keeps nothing. */
export function keepMemory(memory: PageMemory | null): void {
  try {
    sessionStorage.removeItem(KEY);
    if (memory !== null) sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // this browser keeps nothing, or not so much: the next page is shown how things are
  }
}

/** What the page before knew; null where it was in no room, or in another person's hands. */
export function loadMemory(token: string | null): PageMemory | null {
  if (token === null) return null;
  try {
    const text = sessionStorage.getItem(KEY);
    const memory = text === null ? null : (JSON.parse(text) as PageMemory);
    return memory?.owner === ownerOf(token) ? memory : null;
  } catch {
    return null;
  }
}
