import { expect, test } from 'vitest';
import type { Update } from '../../src/protocol/messages';
import type { View } from '../../src/room/types';
import { seatFacts, seatsInTurn } from '../../src/table/seat_facts';
import { isLead, turnWords } from '../../src/table/turn_words';
import { HEARTS, view as fiveHundred } from '../games/five_hundred/table';
import { fiftyOneView, fortySixView } from '../games/field_views';
import { sceneOf, speak } from '../games/scene';

speak('en');

test.each([
  [4, 0, [1, 2, 3, 0]],
  [4, 2, [3, 0, 1, 2]],
  [3, null, [0, 1, 2]],
])('of %i seats, seen from %s, in this order: %s', (count, own, seats) => {
  expect(seatsInTurn(count, own)).toEqual(seats);
});

test.each<[string, View | null, number, number | null, string[]]>([
  ['nothing on the table', null, 0, null, []],
  ['a dealer who called', fiftyOneView({ caller: 2 }), 2, null, ['dealer', 'called']],
  ['who stopped', fortySixView({ stopper: 1 }), 1, null, ['stopped']],
  ['another', fortySixView({ stopper: 1 }), 0, null, []],
  ['a contractor', fiveHundred({ contract: HEARTS }), 0, 7, ['contractor', 'tricks']],
  [
    'who sits out',
    fiveHundred({ contract: { ...HEARTS, sits_out: [2] }, phase: 'exchange' }),
    2,
    7,
    ['sits-out'],
  ],
])('the plate of %s', (_, view, seat, cards, badges) => {
  const facts = seatFacts(view, seat, sceneOf({ match: null }));
  expect(facts.cards).toBe(cards);
  expect(facts.badges.map(({ kind }) => kind)).toEqual(badges);
  expect(facts.badges.every(({ word }) => !word.startsWith('web-'))).toBe(true);
});

const SEATS = [
  { kind: 'person', name: 'Taro', connected: true },
  { kind: 'person', name: 'Hanako', connected: false },
  { kind: 'bot', name: 'sakura', connected: true },
];

function words(phase: string, waitingFor: number[], parts: object = {}): string {
  const update: unknown = { waiting_for: waitingFor };
  const room: unknown = { phase, seats: SEATS, your_seat: 0, you: 'p', game: '', options: {} };
  const scene = sceneOf({ room, update: update as Update, seat: 0, ...parts } as object);
  return turnWords(scene.client, scene).text;
}

test.each([
  ['playing', [0], { isMyTurn: true, view: fiftyOneView() }, 'Your turn'],
  ['playing', [0], { isMyTurn: true, view: fiveHundred() }, 'Your turn: you lead'],
  ['playing', [2], {}, 'Waiting for Sakura'],
  ['playing', [1], {}, 'Waiting for Hanako (no connection: Hanako)'],
  ['between_rounds', [1], {}, 'Waiting for: Hanako'],
  ['finished', [], {}, 'The match is over.'],
])('%s, waiting for %s', (phase, waitingFor, parts, text) => {
  expect(words(phase, waitingFor, parts)).toBe(text);
});

test('who follows does not lead', () => {
  expect(isLead(fiveHundred({ plays: [{ seat: 3, card: '7C' }] }), 0)).toBe(false);
  expect(isLead(fiveHundred({ turn: 1 }), 0)).toBe(false);
  expect(isLead(fiftyOneView(), 0)).toBe(false);
});
