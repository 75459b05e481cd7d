import { expect, test } from 'vitest';
import type { Event } from '../../src/room/types';
import { soundOf } from '../../src/table/sound_of';

const called: Event = { type: 'called', seat: 1 };
const scored = { type: 'round_scored' } as Event; // what was scored makes no difference
const finished = { type: 'match_finished' } as Event;

test.each([
  ['a call', [called], 'call'],
  ['a round that ends with a call', [called, scored], 'round'],
  ['the last round', [called, scored, finished], 'match'],
  ['a pass', [{ type: 'passed', seat: 0 } as Event], null],
  ['nothing', [], null],
])('%s', (_, events, sound) => {
  expect(soundOf(events)).toBe(sound);
});
