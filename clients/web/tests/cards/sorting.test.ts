import { expect, test } from 'vitest';
import { sortedCards } from '../../src/cards/sorting';

const HAND = ['4H', 'KS', 'TD', 'AS', 'JK', 'TC'];

test.each([
  ['suit', true, ['JK', 'AS', 'KS', '4H', 'TC', 'TD']],
  ['suit', false, ['JK', 'KS', 'AS', '4H', 'TC', 'TD']],
  ['rank', true, ['JK', 'AS', 'KS', 'TC', 'TD', '4H']],
  ['rank', false, ['4H', 'TC', 'TD', 'KS', 'AS', 'JK']],
] as const)('by %s, high on the left: %s', (sortBy, highLeft, sorted) => {
  expect(sortedCards(HAND, { sortBy, highLeft })).toEqual(sorted);
});

test('an ace that is the lowest card', () => {
  const order = { sortBy: 'suit', highLeft: true, aceLow: true } as const;
  expect(sortedCards(['AS', 'KS', '2S'], order)).toEqual(['KS', '2S', 'AS']);
});
