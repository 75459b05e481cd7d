import { describe, expect, test } from 'vitest';
import { isAtTable } from '../../src/arrive/places';

describe('the screen of a room', () => {
  test.each([
    ['lobby', false, false],
    ['lobby', true, false],
    ['revealing', true, false],
    ['playing', false, true],
    ['between_rounds', false, true],
    ['finished', true, true],
    ['finished', false, false],
  ] as const)('%s, result open: %s', (phase, isResultOpen, atTable) => {
    expect(isAtTable(phase, isResultOpen)).toBe(atTable);
  });
});
