/** Views and turns of 51 and 46, for examples that say only what matters. */
import { NOTHING } from '../../src/games/field/choice';
import type { Turn } from '../../src/games/field/game';
import type { FieldPreview } from '../../src/games/field/view';
import type { FortySixShown, Moves, Shown } from '../../src/protocol/messages';
import type { ViewOf } from '../../src/room/types';

const SHARED = {
  seat: 0,
  options: {},
  phase: 'turn' as const,
  dealer: 2,
  turn: 0,
  lap: 3,
  turn_count: 7,
  field: ['AS', 'TH', '3D', 'KC', '7C'],
  hand: ['TS', 'KS', 'JS', '4H', '9D'],
  stock_count: 23,
  discard_count: 5,
  has_flushed: false,
  stopper: null,
  hands: [],
  points: [],
  result: null,
};

export function fiftyOneView(parts: Partial<ViewOf<'fifty_one'>> = {}): ViewOf<'fifty_one'> {
  return {
    ...SHARED,
    game: 'fifty_one',
    shown: fiftyOneShown(),
    flushed_last: [false, false, false],
    passes_used: [0, 0, 0],
    pass_streak: 0,
    caller: null,
    ...parts,
  };
}

export function fortySixView(parts: Partial<ViewOf<'forty_six'>> = {}): ViewOf<'forty_six'> {
  return {
    ...SHARED,
    game: 'forty_six',
    seat_count: 3,
    shown: fortySixShown(),
    is_joker_out: false,
    jokers_rule: null,
    ...parts,
  };
}

/** Three spades worth thirty, unless it says otherwise. */
export function fiftyOneShown(parts: Partial<Shown> = {}): Shown {
  return { suit: 'S', card_count: 3, worth: 30, points: null, difference: null, ...parts };
}

/** Three spades worth 34, unless it says otherwise. */
export function fortySixShown(parts: Partial<FortySixShown> = {}): FortySixShown {
  const shown = { suit: 'S', card_count: 3, worth: 34, left: null, over: null };
  return { ...shown, is_fukujin: false, ...parts };
}

export function moves(listed: string[], announceable: string[], announcement: string): Moves {
  return { listed, announceable, announcement, choices: [] };
}

export function turnOf(
  parts: Partial<Omit<Turn, 'previewOf'>> & { previews?: readonly FieldPreview[] },
): Turn {
  const { previews = [], ...rest } = parts;
  return {
    legal: moves([], [], ''),
    choice: NOTHING,
    isMine: true,
    previewOf: (move) => previews.find(({ text }) => text === move) ?? null,
    ...rest,
  };
}
