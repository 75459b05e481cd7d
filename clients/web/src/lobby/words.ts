/** Sentences of the lobby that are made of several parts. */
import type { GameInfo, Room } from '../protocol/messages';
import type { Scene } from '../room/scene';
import type { Seat } from '../room/types';
import { t, texts } from '../texts/texts.svelte';
import { teamOf } from './seats';

const TEAM_SIGNS = ['A', 'B', 'C'];

/** For how many people a game is, and for how many it is best. */
export function playersLine(game: GameInfo): string {
  return t('web-players', {
    players: range(game.seats_min, game.seats_max),
    best: range(game.recommended_min, game.recommended_max),
  });
}

/** Seats as people read them in a sentence: "seat 2, seat 3". */
export function seatsLine(seats: readonly Seat[]): string {
  return texts.list(seats.map((seat) => t('seat', { seat: seat + 1 })));
}

/** The letter of the team that a seat plays in; null where everybody plays alone. */
export function teamSign(room: Room, seat: Seat): string | null {
  const team = teamOf(room.sides, seat);
  return team === null ? null : (TEAM_SIGNS[team] ?? String(team + 1));
}

/** Who sits there, as the row of the seat names it. */
export function sitterName(room: Room, seat: Seat, scene: Scene): string {
  const sitting = room.seats[seat];
  if (sitting === undefined || sitting.kind === 'open') return t('seat-open');
  return sitterOf(sitting.kind, sitting.name, scene);
}

/** The name of a person or bot; a bot that has not come yet has none. */
export function sitterOf(kind: 'person' | 'bot', name: string, scene: Scene): string {
  if (kind === 'person') return name;
  return name ? scene.bot(name) : t('seat-bot-coming');
}

function range(low: number, high: number): string {
  return low === high ? String(low) : t('web-range', { low, high });
}
