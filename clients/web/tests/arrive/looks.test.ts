import { describe, expect, test } from 'vitest';
import { entryOf } from '../../src/arrive/looks';
import type { RoomLook } from '../../src/protocol/messages';

const LOOK: RoomLook = {
  type: 'room_look',
  id: 1,
  room: {
    code: 'KAZE7Q2M',
    game: 'fifty_one',
    phase: 'lobby',
    seats: 4,
    persons: 1,
    bots: 0,
    open_seats: 3,
    host: 'Ann',
    spectators: true,
  },
  sitters: [{ seat: 0, kind: 'person', name: 'Ann', connected: true }],
  watchers: 0,
  locked: false,
  known: false,
  your_seat: null,
  refused: null,
};

function look(change: Partial<RoomLook>, room: Partial<RoomLook['room']> = {}): RoomLook {
  return { ...LOOK, ...change, room: { ...LOOK.room, ...room } };
}

describe('coming into a room', () => {
  test.each([
    ['an open seat', look({}), 'seat'],
    ['between two matches', look({}, { phase: 'finished' }), 'seat'],
    ['no open seat', look({}, { open_seats: 0 }), 'full'],
    ['in a match', look({}, { phase: 'playing', open_seats: 0 }), 'playing'],
    ['the own seat', look({ known: true, your_seat: 2 }, { phase: 'playing' }), 'own-seat'],
    ['refused', look({ refused: 'room_locked', locked: true }), 'refused'],
  ])('%s', (_, seen, entry) => {
    expect(entryOf(seen)).toBe(entry);
  });
});
