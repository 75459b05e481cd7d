/** Where this page lies, and what its address asks for. The server may lie below a path. */
import { formatCode, parseCode } from '../room/rooms';

/** What an address asks to be shown. */
export type Route =
  | { screen: 'home' }
  /** `code` is null where the link has none that can be a room's. */
  | { screen: 'room'; code: string | null };

const ROOM = /^(.*\/)r\/([^/]*)\/?$/;

/** The path that the server lies below, with a slash at its end. */
export function basePath(pathname: string): string {
  return ROOM.exec(pathname)?.[1] ?? pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

export function routeOf(pathname: string): Route {
  const text = ROOM.exec(pathname)?.[2];
  return text ? { screen: 'room', code: parseCode(decoded(text)) } : { screen: 'home' };
}

export function roomPath(base: string, code: string): string {
  return `${base}r/${formatCode(code)}`;
}

/** The link that friends open. */
export function roomUrl(origin: string, base: string, code: string): string {
  return origin + roomPath(base, code);
}

export function socketUrl(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  base: string,
): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${base}ws`;
}

/** Does that name mean another machine on every machine? */
export function isLocalOnly(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
