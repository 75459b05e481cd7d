import { expect, test } from 'vitest';
import { describe as inWords } from '../../src/games/fifty_one/words';
import type { GameModule } from '../../src/games/module';
import { asSentence, chosenMove, offerLabel, textMoves } from '../../src/table/text_moves';
import { moves } from '../games/field_views';
import { sceneOf, speak } from '../games/scene';

speak('en');

const ROOM = { seats: [], your_seat: 0, you: 'p', game: 'fifty_one', options: {} };

test('a move that may carry a word is there twice', () => {
  const game = { describe: inWords } as GameModule; // of a game, nothing else is asked
  const scene = sceneOf({ room: ROOM } as object);
  const legal = moves(['swap 4H AS', 'pass'], ['swap 4H AS'], 'call');
  expect(textMoves(legal, scene, game)).toEqual([
    { text: 'swap 4H AS', label: 'Give ♥4, take ♠A' },
    { text: 'swap 4H AS call', label: 'Give ♥4, take ♠A, and call' },
    { text: 'pass', label: 'Pass' },
  ]);
});

test('a choice offers cards by their names, and seats by who sits there', () => {
  expect(offerLabel('QH', sceneOf())).toContain('hearts');
  expect(offerLabel('1', sceneOf())).toBe('花子');
});

test.each([
  ['discard', ['4C', '5D', '9S'], 'discard 4C 5D 9S'],
  ['challenge', ['2'], 'challenge 2'],
])('%s of %s is the move %s', (verb, chosen, move) => {
  expect(chosenMove(verb, chosen)).toBe(move);
});

test('sentences begin with a capital where the language has any', () => {
  expect([asSentence('pass'), asSentence('流す'), asSentence('')]).toEqual(['Pass', '流す', '']);
});
