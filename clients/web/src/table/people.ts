/** Who is in the room, and what the host may do about them. */
import type { Room } from '../protocol/messages';
import type { Seat } from '../room/types';

export interface PersonRow {
  player: string;
  name: string;
  /** null: watches. */
  seat: Seat | null;
  isHost: boolean;
  isYou: boolean;
  state: 'here' | 'away' | 'left';
  /** May the viewer send this person out? */
  canKick: boolean;
}

/** Those with seats first, in the order of seats; then who watches. */
export function peopleOf(room: Room): PersonRow[] {
  const isHost = room.host === room.you;
  const listed = room.members.map((member): PersonRow => ({
    player: member.player,
    name: member.name,
    seat: member.seat,
    isHost: member.is_host,
    isYou: member.player === room.you,
    state: member.connected ? 'here' : 'away',
    canKick: isHost && member.player !== room.you,
  }));
  const rows = [...listed, ...leftButSeated(room, isHost)];
  return rows.sort((one, other) => place(one) - place(other));
}

/** Who has left a match for good keeps the seat until the host gives it away. */
function leftButSeated(room: Room, isHost: boolean): PersonRow[] {
  const listed = new Set(room.members.map(({ player }) => player));
  return room.seats.flatMap(({ kind, player, name }, seat): PersonRow[] => {
    if (kind !== 'person' || player === null || listed.has(player)) return [];
    const left = { player, name, seat, isHost: false, isYou: false, state: 'left' } as const;
    return [{ ...left, canKick: isHost }];
  });
}

function place(row: PersonRow): number {
  return row.seat ?? Number.MAX_SAFE_INTEGER;
}
