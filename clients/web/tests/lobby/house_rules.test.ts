import { describe, expect, test } from 'vitest';
import { forgetRules, isSameRules, savedRules, saveRules } from '../../src/lobby/house_rules';

// The browser's store is not there; what is kept lasts as long as the module.
describe('saved house rules', () => {
  const grandma = { name: 'Grandma', game: 'fifty_one', options: { passes: 'once' } };
  const school = { name: 'School', game: 'fifty_one', options: { jokers: 2 } };
  const bids = { name: 'Grandma', game: 'five_hundred', options: { target: 300 } };

  test('are kept by game and name, newest first', () => {
    for (const rules of [grandma, school, bids]) saveRules(rules);
    expect(savedRules('fifty_one')).toEqual([school, grandma]);
    expect(savedRules('five_hundred')).toEqual([bids]);
    expect(savedRules('page_one')).toEqual([]);
  });

  test('those of the same name and game give way', () => {
    const stricter = { ...grandma, options: { passes: 'none' } };
    saveRules(stricter);
    expect(savedRules('fifty_one')).toEqual([stricter, school]);
    expect(savedRules('five_hundred')).toEqual([bids]);
  });

  test('are forgotten alone', () => {
    forgetRules(grandma);
    expect(savedRules('fifty_one')).toEqual([school]);
    expect(savedRules('five_hundred')).toEqual([bids]);
  });
});

describe('the same rules', () => {
  const one = { game: 'fifty_one', options: { passes: 'once', jokers: 2 } };

  test.each([
    ['in another order', { game: 'fifty_one', options: { jokers: 2, passes: 'once' } }, true],
    ['another value', { game: 'fifty_one', options: { jokers: 1, passes: 'once' } }, false],
    ['one more', { game: 'fifty_one', options: { ...one.options, rounds: 3 } }, false],
    ['one less', { game: 'fifty_one', options: { passes: 'once' } }, false],
    ['another game', { game: 'forty_six', options: one.options }, false],
  ])('%s', (_, other, isSame) => {
    expect(isSameRules(one, other)).toBe(isSame);
    expect(isSameRules(other, one)).toBe(isSame);
  });

  test('null is a value of its own', () => {
    const none = { game: 'five_hundred', options: { slam_min: null } };
    expect(isSameRules(none, { game: 'five_hundred', options: {} })).toBe(false);
    expect(isSameRules(none, { game: 'five_hundred', options: { slam_min: null } })).toBe(true);
  });
});
