/** Rooms that this browser was in, newest first; and room codes as people read and type them. */
import { load, save } from '../person/storage';

export interface KnownRoom {
  code: string;
  game: string;
}

const KEPT = 8;
const CODE = /^[2-9A-HJKMNP-Z]{8}$/;

export function knownRooms(): KnownRoom[] {
  return load<KnownRoom[]>('rooms', []);
}

export function rememberRoom(room: KnownRoom): void {
  const others = knownRooms().filter((known) => known.code !== room.code);
  save('rooms', [room, ...others].slice(0, KEPT));
}

export function forgetRoom(code: string): void {
  save(
    'rooms',
    knownRooms().filter((known) => known.code !== code),
  );
}

/** `KAZE7Q2M` as people read it: `KAZE-7Q2M`. */
export function formatCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code that was typed, full-width and small letters and dashes folded; null for none. */
export function parseCode(text: string): string | null {
  const folded = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}ー−]/gu, '');
  return CODE.test(folded) ? folded : null;
}

/** The code in a text that may be an invitation's link. */
export function codeIn(text: string): string | null {
  const link = /\/r\/([^/?#\s]+)/u.exec(text);
  return parseCode(link?.[1] === undefined ? text : decodeURIComponent(link[1]));
}
