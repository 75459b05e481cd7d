/** What coming into a room would come to, as far as it can be seen from outside. */
import { isIdle } from '../lobby/seats';
import type { RoomLook } from '../protocol/messages';

export type Entry =
  /** There is a seat. */
  | 'seat'
  /** The one kept for the person. */
  | 'own-seat'
  /** A match is on: one watches until it is over. */
  | 'playing'
  /** All seats are taken: one watches. */
  | 'full'
  | 'refused';

export function entryOf({ room, refused, your_seat: own }: RoomLook): Entry {
  if (refused !== null) return 'refused';
  if (own !== null) return 'own-seat';
  if (!isIdle(room.phase)) return 'playing';
  return room.open_seats > 0 ? 'seat' : 'full';
}
