import { describe, expect, test } from 'vitest';
import {
  announcementFor,
  completions,
  isNothing,
  NOTHING,
  pickGive,
  pickTake,
  pickWhole,
  propose,
  stillThere,
} from '../../src/games/field/choice';
import type { Moves } from '../../src/protocol/messages';

const HAND = ['TS', 'KS', 'JS', '4H', '9D'];
const FIELD = ['AS', 'TH', '3D', 'KC', '7C'];

function moves(listed: string[], announceable: string[] = [], announcement = 'call'): Moves {
  return { listed, announceable, announcement, choices: [] };
}

describe('picking cards', () => {
  test('either order comes to the same exchange', () => {
    const handFirst = pickTake(pickGive(NOTHING, '4H'), 'AS');
    const fieldFirst = pickGive(pickTake(NOTHING, 'AS'), '4H');
    expect(handFirst).toEqual({ give: '4H', take: 'AS', whole: null });
    expect(fieldFirst).toEqual(handFirst);
  });

  test('the same card again is put back', () => {
    expect(isNothing(pickGive(pickGive(NOTHING, '4H'), '4H'))).toBe(true);
    expect(isNothing(pickTake(pickTake(NOTHING, 'AS'), 'AS'))).toBe(true);
  });

  test('another card takes the place of the first', () => {
    expect(pickGive(pickGive(NOTHING, '4H'), '9D').give).toBe('9D');
  });

  test('a whole move and cards put each other away', () => {
    const whole = pickWhole('pass');
    expect(whole).toEqual({ give: null, take: null, whole: 'pass' });
    expect(pickGive(whole, '4H')).toEqual({ give: '4H', take: null, whole: null });
  });

  test('cards that are gone are let go of, the others stay', () => {
    const chosen = { give: '4H', take: 'AS', whole: null };
    expect(stillThere(chosen, HAND, FIELD)).toBe(chosen);
    expect(stillThere(chosen, HAND, ['TH'])).toEqual({ give: '4H', take: null, whole: null });
    expect(stillThere(chosen, ['AS'], ['4H'])).toEqual(NOTHING);
  });
});

describe('the move that was chosen', () => {
  const legal = moves(['swap 4H AS', 'swap 9D AS', 'pass', 'swap_all'], ['swap 9D AS', 'pass']);
  test.each([
    ['nothing', NOTHING, null],
    ['a hand card alone', { ...NOTHING, give: '4H' }, null],
    ['a field card alone', { ...NOTHING, take: 'AS' }, null],
    [
      'an exchange',
      { give: '4H', take: 'AS', whole: null },
      { move: 'swap 4H AS', isLegal: true, announced: null },
    ],
    [
      'an exchange that may be announced',
      { give: '9D', take: 'AS', whole: null },
      { move: 'swap 9D AS', isLegal: true, announced: 'swap 9D AS call' },
    ],
    [
      'an exchange that is not listed',
      { give: '9D', take: 'TH', whole: null },
      { move: 'swap 9D TH', isLegal: false, announced: null },
    ],
    ['a pass', pickWhole('pass'), { move: 'pass', isLegal: true, announced: 'pass call' }],
    ['all', pickWhole('swap_all'), { move: 'swap_all', isLegal: true, announced: null }],
  ])('%s', (_, choice, proposal) => {
    expect(propose(choice, legal)).toEqual(proposal);
  });
});

describe('what an announcement goes with', () => {
  const swap = { give: '9D', take: 'AS', whole: null };
  const other = { give: '4H', take: 'AS', whole: null };
  test.each([
    ['nothing may carry it', NOTHING, [], { among: [] }],
    ['the exchange chosen', swap, ['swap 9D AS', 'pass'], { move: 'swap 9D AS' }],
    ['another was chosen', other, ['swap 9D AS'], { among: ['swap 9D AS'] }],
    ['a pass, with nothing chosen', NOTHING, ['swap 9D AS', 'pass'], { move: 'pass' }],
    ['the only move', NOTHING, ['swap_all'], { move: 'swap_all' }],
    ['one of several', NOTHING, ['swap 9D AS', 'swap_all'], { among: ['swap 9D AS', 'swap_all'] }],
  ])('%s', (_, choice, announceable, found) => {
    expect(announcementFor(choice, moves(announceable, announceable))).toEqual(found);
  });

  test('not with a move that is announced by itself', () => {
    const legal = moves(['pass', 'swap 9D AS'], ['pass', 'swap 9D AS']);
    expect(announcementFor(NOTHING, legal, (move) => move !== 'pass')).toEqual({ move: 'pass' });
    expect(announcementFor(swap, legal, (move) => move !== 'pass')).toEqual({ among: ['pass'] });
  });
});

describe('what one card more would make', () => {
  test('of each field card, with a hand card', () => {
    const found = completions({ ...NOTHING, give: '4H' }, HAND, FIELD);
    expect([...found]).toEqual(FIELD.map((card) => [card, `swap 4H ${card}`]));
  });

  test('of each hand card, with a field card', () => {
    const found = completions({ ...NOTHING, take: 'AS' }, HAND, FIELD);
    expect([...found]).toEqual(HAND.map((card) => [card, `swap ${card} AS`]));
  });

  test.each([
    ['nothing chosen', NOTHING],
    ['both chosen', { give: '4H', take: 'AS', whole: null }],
    ['a whole move', pickWhole('flush')],
  ])('nothing: %s', (_, choice) => {
    expect(completions(choice, HAND, FIELD).size).toBe(0);
  });
});
