import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Moves } from '../../src/protocol/messages';
import type { View } from '../../src/room/types';
import { situationOf, SITUATIONS } from '../../src/table/guide';
import { key } from '../../src/texts/texts.svelte';
import { view as fiveHundred } from '../games/five_hundred/table';
import { fiftyOneView, fortySixView, moves } from '../games/field_views';

const NONE = moves([], [], '');
const SWAPS = moves(['swap 4H AS'], [], 'call');
const CALLS = moves(['swap 4H AS'], ['swap 4H AS'], 'call');

test.each<[string, View, Moves, number | null]>([
  ['first-lap', fiftyOneView({ phase: 'first_lap' }), SWAPS, 0],
  ['turn', fiftyOneView(), SWAPS, 0],
  ['can-call', fiftyOneView(), CALLS, 0],
  ['after-flush', fiftyOneView({ phase: 'after_flush' }), SWAPS, 0],
  ['last-turn', fiftyOneView({ phase: 'last_turn' }), SWAPS, 0],
  ['over', fiftyOneView({ phase: 'over', turn: null }), NONE, 0],
  ['wait', fiftyOneView({ turn: 1 }), NONE, 0],
  ['wait', fiftyOneView({ turn: 1, seat: null }), NONE, null],
  ['can-stop', fortySixView(), CALLS, 0],
  ['joker', fortySixView({ is_joker_out: true }), SWAPS, 0],
  ['can-stop', fortySixView({ is_joker_out: true }), CALLS, 0],
  ['lead', fiveHundred(), moves(['play JK'], [], ''), 0],
  ['look', fiveHundred({ phase: 'auction', turn: 1 }), moves(['look'], [], ''), 0],
  ['auction', fiveHundred({ phase: 'auction' }), moves(['pass'], [], ''), 0],
  ['exchange', fiveHundred({ phase: 'exchange' }), NONE, 0],
  [
    'follow',
    fiveHundred({ plays: [{ seat: 3, card: '7C' }], suit: 'C' }),
    moves(['play 6C'], [], ''),
    0,
  ],
  [
    'discard',
    fiveHundred({ plays: [{ seat: 3, card: '7D' }], suit: 'D' }),
    moves(['play 6C'], [], ''),
    0,
  ],
])('%s', (situation, view, legal, seat) => {
  expect(situationOf(view, legal, seat)).toBe(situation);
});

test.each(['ja', 'en'])('there is a sentence for every situation in %s', (language) => {
  const url = new URL(`../../../../locales/${language}.ftl`, import.meta.url);
  const sentences = readFileSync(url, 'utf8');
  const keys = Object.entries(SITUATIONS).flatMap(([game, situations]) =>
    situations.map((situation) => key('web-guide', game, situation)),
  );
  expect(keys.filter((each) => !sentences.includes(`\n${each} = `))).toEqual([]);
});
