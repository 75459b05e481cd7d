/**
 * Who this person is, kept in this browser: a name, and a token that is its seat in every room.
 *
 * The token is a secret: whoever has it is this player. A personal link carries it behind `#`,
 * where it reaches no server, and is wiped from the address as soon as it was read.
 */
import { load, save } from './storage';

const TOKEN = /^[0-9a-f]{64}$/;
const KEY = 'key';

export interface Identity {
  name: string;
  token: string | null;
}

export function loadIdentity(): Identity {
  const kept = load<Partial<Identity>>('identity', {});
  return {
    name: typeof kept.name === 'string' ? kept.name : '',
    token: typeof kept.token === 'string' && TOKEN.test(kept.token) ? kept.token : null,
  };
}

export function saveIdentity(identity: Identity): void {
  save('identity', identity);
}

/** The link that brings this person, with its seat, to another device. */
export function personalLink(roomUrl: string, token: string): string {
  return `${roomUrl}#${KEY}=${token}`;
}

/** The token of a personal link, which is wiped from the address; null where there is none. */
export function takeTokenFromAddress(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(KEY);
  if (token === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return TOKEN.test(token) ? token : null;
}

/** Lower-case hex text of so many random bytes. */
export function randomHex(byteCount: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
