/** Messages as bytes: msgpack, one message a frame. */
import { decode, encode } from '@msgpack/msgpack';
import type { ClientMessage, ServerMessage } from './messages';

export const SUBPROTOCOL = 'bafuda.v1.msgpack';
export const PROTOCOL_VERSION = 1;

const KNOWN_TYPES: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'welcome',
  'room',
  'update',
  'ok',
  'pong',
  'previews',
  'advice',
  'rooms',
  'room_look',
  'pack',
  'record',
  'error',
  'closing',
  'put_out',
]);

export function encodeMessage(message: ClientMessage): Uint8Array<ArrayBuffer> {
  return encode(message) as Uint8Array<ArrayBuffer>; // the encoder's own buffer is never shared
}

/** The message, or null for one that this client does not know. Throws on bytes that are none. */
export function decodeMessage(frame: ArrayBuffer): ServerMessage | null {
  const value: unknown = decode(new Uint8Array(frame));
  if (typeof value !== 'object' || value === null || !('type' in value)) {
    throw new Error('a frame that is no message');
  }
  // The server's own tests hold every message to the schema that the types are made from.
  return KNOWN_TYPES.has(String(value.type)) ? (value as ServerMessage) : null;
}
