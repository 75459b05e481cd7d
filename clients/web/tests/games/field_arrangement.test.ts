import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/cards/sorting';
import { arranged, placesAfter, sortedPlaces } from '../../src/games/field/arrangement';

const ORDER: Order = { sortBy: 'suit', highLeft: true };
const DEALT = ['4H', 'TS', '9D', 'AS', 'KS'];
const PLACES = sortedPlaces(DEALT, ORDER);

function shownAfter(hand: string): string {
  const cards = hand.split(' ');
  return arranged(cards, placesAfter(DEALT, cards, PLACES, ORDER)).join(' ');
}

test('places are those of the sorted hand', () => {
  expect(arranged(DEALT, PLACES)).toEqual(['AS', 'KS', 'TS', '4H', '9D']);
});

describe('the order after a change', () => {
  test.each([
    ['nothing changed', '4H TS 9D AS KS', 'AS KS TS 4H 9D'],
    ['a card taken lies where the card given lay', '4H TS 2C AS KS', 'AS KS TS 4H 2C'],
    ['a higher card does not push itself forward', 'JK TS 9D AS KS', 'AS KS TS JK 9D'],
    ['five new cards are sorted', '2C QD QS 3D JK', 'JK QS 2C QD 3D'],
  ])('%s', (_, hand, shown) => {
    expect(shownAfter(hand)).toBe(shown);
  });

  test('a first hand is sorted', () => {
    const places = placesAfter([], DEALT, [], ORDER);
    expect(arranged(DEALT, places)).toEqual(['AS', 'KS', 'TS', '4H', '9D']);
  });

  test('places of another number of cards are not used', () => {
    expect(arranged(['2S', 'KS'], PLACES)).toEqual(['2S', 'KS']);
  });
});
