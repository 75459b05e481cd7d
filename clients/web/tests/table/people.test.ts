import { expect, test } from 'vitest';
import type { Room } from '../../src/protocol/messages';
import { peopleOf } from '../../src/table/people';

type SeatInfo = Room['seats'][number];
type MemberInfo = Room['members'][number];

function seat(kind: SeatInfo['kind'], player: string | null): SeatInfo {
  const name = player ?? '';
  return { kind, player, name, ready: true, connected: true, wants_next_round: false };
}

function member(player: string, at: number | null, parts: Partial<MemberInfo> = {}): MemberInfo {
  return { player, name: player, seat: at, connected: true, is_host: false, ...parts };
}

function roomOf(you: string): Room {
  const room: Partial<Room> = {
    host: 'hanako',
    you,
    seats: [
      seat('person', 'ken'),
      seat('person', 'mia'),
      seat('bot', null),
      seat('person', 'hanako'),
    ],
    members: [
      member('hanako', 3, { is_host: true }),
      member('watcher', null),
      member('ken', 0, { connected: false }),
    ],
  };
  return room as Room; // no more of it is read
}

test('those with seats come first; who has left a match is still listed', () => {
  const rows = peopleOf(roomOf('ken'));
  expect(rows.map(({ player, state }) => [player, state])).toEqual([
    ['ken', 'away'],
    ['mia', 'left'],
    ['hanako', 'here'],
    ['watcher', 'here'],
  ]);
});

test.each([
  ['hanako', ['ken', 'mia', 'watcher']], // the host, not itself
  ['ken', []],
])('%s may send out %s', (you, others) => {
  const rows = peopleOf(roomOf(you));
  expect(rows.filter(({ canKick }) => canKick).map(({ player }) => player)).toEqual(others);
});
