/** Who sits where, and what the start waits for. */
import type { GameInfo, Phase, Room } from '../protocol/messages';
import type { Seat } from '../room/types';

export type SeatInfo = Room['seats'][number];
export type MemberInfo = Room['members'][number];

/** May seats, game and options change? */
export function isIdle(phase: Phase): boolean {
  return phase === 'lobby' || phase === 'finished';
}

export interface StartPlan {
  /** Persons here who have not said that they are ready; the host does so by starting. */
  waitingFor: Seat[];
  /** Seats that a start gives to bots: open ones, and those of persons who are not here. */
  toFill: Seat[];
}

/** What a start would come to now. Who is away and is not ready gives up the seat. */
export function startPlan(room: Pick<Room, 'seats' | 'host'>): StartPlan {
  const plan: StartPlan = { waitingFor: [], toFill: [] };
  room.seats.forEach(({ kind, player, ready, connected }, seat) => {
    if (kind === 'open') plan.toFill.push(seat);
    else if (kind !== 'person' || ready || player === room.host) return;
    else if (connected) plan.waitingFor.push(seat);
    else plan.toFill.push(seat);
  });
  return plan;
}

export function firstOpenSeat(seats: readonly SeatInfo[]): Seat | null {
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  return seat < 0 ? null : seat;
}

/** The least number of seats that leaves everybody a place where they sit. */
export function leastSeats(seats: readonly SeatInfo[]): number {
  return seats.findLastIndex(({ kind }) => kind !== 'open') + 1;
}

/** People who are here, sitting or watching. */
export function personsHere(room: Pick<Room, 'members'>): number {
  return room.members.filter(({ connected }) => connected).length;
}

/** The number of the team that a seat plays in; null where everybody plays alone. */
export function teamOf(sides: Room['sides'], seat: Seat): number | null {
  if (sides.every((side) => side.length < 2)) return null;
  const team = sides.findIndex((side) => side.includes(seat));
  return team < 0 ? null : team;
}

/** How a game suits so many people; the rest of the seats go to bots. */
export type Fit = 'well' | 'possible' | 'too-many';

export function fitOf(game: GameInfo, people: number): Fit {
  if (people > game.seats_max) return 'too-many';
  return people >= game.recommended_min && people <= game.recommended_max ? 'well' : 'possible';
}

/** The games, those that suit so many people best first. */
export function gamesByFit(games: readonly GameInfo[], people: number): GameInfo[] {
  const order: Readonly<Record<Fit, number>> = { well: 0, possible: 1, 'too-many': 2 };
  return games.toSorted((one, other) => order[fitOf(one, people)] - order[fitOf(other, people)]);
}

/** So many seats a new room of the game gets. */
export function seatsToOpen(game: GameInfo): number {
  const usual = 4;
  return Math.min(Math.max(usual, game.recommended_min), game.recommended_max);
}
