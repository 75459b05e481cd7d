/** Tables of Five Hundred, for examples that say only what matters. */
import type { ContractView, Moves, Play } from '../../../src/protocol/messages';
import type { Client } from '../../../src/room/client.svelte';
import { Scene } from '../../../src/room/scene';
import type { ViewOf } from '../../../src/room/types';

type Table = ViewOf<'five_hundred'>;

const SEATS = [
  { kind: 'person', name: 'Hanako' },
  { kind: 'person', name: 'Ken' },
  { kind: 'bot', name: 'sakura' },
  { kind: 'person', name: 'Mia' },
];

export const HEARTS: ContractView = {
  contractor: 0,
  bid: '8H',
  value: 300,
  trump: 'H',
  left_bower_suit: 'D',
  is_misere: false,
  takes_kitty: true,
  sits_out: [],
  called: null,
  partners: [],
  is_partner_public: false,
  needed: 8,
  taken: 2,
};

export const MISERE: ContractView = {
  ...HEARTS,
  bid: 'OM',
  value: 500,
  trump: null,
  left_bower_suit: null,
  is_misere: true,
  sits_out: [2],
  needed: 0,
  taken: 0,
};

/** A hand in the play, hearts being trumps, nothing on the table yet. */
export function view(parts: Partial<Table> = {}): Table {
  return {
    game: 'five_hundred',
    seat: 0,
    options: {},
    phase: 'play',
    dealer: 3,
    turn: 0,
    totals: [260, 140],
    hand: ['JK', 'JH', 'JD', 'AH', 'KS', 'TC', '6C'],
    hand_suits: ['H', 'H', 'H', 'H', 'S', 'C', 'C'],
    blocked: [],
    hand_counts: [7, 7, 7, 7],
    looked: [true, true, true, true],
    kitty: [],
    kitty_count: 0,
    discards: [],
    discard_count: 3,
    dead_count: 0,
    calls: [],
    bids: [],
    nameable: [],
    contract: HEARTS,
    joker: 'trump',
    named: null,
    plays: [],
    suit: null,
    winning: null,
    tricks: [],
    tricks_won: [2, 1, 0, 0],
    tricks_by_side: [2, 1],
    open_hands: [[], [], [], []],
    claim: null,
    has_claimed: false,
    awarded: [],
    result: null,
    ...parts,
  };
}

/** `1 7C` are seat 1 and its card. */
export function plays(...each: string[]): Play[] {
  return each.map((text) => {
    const [seat, card = ''] = text.split(' ');
    return { seat: Number(seat), card };
  });
}

export function moves(listed: readonly string[], choices: Moves['choices'] = []): Moves {
  return { listed: [...listed], announcement: '', announceable: [], choices };
}

interface Told {
  view?: Table | null;
  listed?: readonly string[];
  isMyTurn?: boolean;
  sides?: readonly (readonly number[])[];
}

/** What the sentences are made with: Hanako sits in seat 0 and looks. */
export function sceneOf(told: Told = {}): Scene {
  const client: unknown = {
    room: {
      seats: SEATS,
      your_seat: 0,
      you: 'p1',
      game: 'five_hundred',
      options: { target: 500 },
    },
    seat: 0,
    pack: null,
    match: {
      round_number: 4,
      sides: told.sides ?? [
        [0, 2],
        [1, 3],
      ],
    },
    view: told.view ?? null,
    legal: moves(told.listed ?? []),
    isMyTurn: told.isMyTurn ?? true,
  };
  return new Scene(client as Client); // of a client, sentences read no more than this
}
