import { expect, test } from 'vitest';
import {
  bidText,
  callText,
  denominationOf,
  gridOf,
  isMisere,
  isOnlySansKitty,
  isWorthMoreSansKitty,
  offersSansKitty,
  otherKitty,
  previewUnder,
  trumpOf,
} from '../../../src/games/five_hundred/bids';
import type { BidOffer } from '../../../src/protocol/messages';
import type { Preview } from '../../../src/room/types';
import { speak } from '../scene';
import { sceneOf } from './table';

speak('en');

test.each([
  ['7H', 'H', 'H', '7♥', false],
  ['10S/SK', 'S', 'S', '10♠ sans kitty', false],
  ['8NT', 'NT', null, '8NT', false],
  ['10NT/SK', 'NT', null, '10NT sans kitty', false],
  ['M', null, null, 'misère', true],
  ['OM/SK', null, null, 'open misère sans kitty', true],
  ['BM', null, null, 'blind misère', true],
])('%s', (bid, denomination, trump, written, isIt) => {
  expect(denominationOf(bid)).toBe(denomination);
  expect(trumpOf(bid)).toBe(trump);
  expect(bidText(bid, sceneOf())).toBe(written);
  expect(isMisere(bid)).toBe(isIt);
});

test.each([
  ['P', 'pass'],
  ['STAND', 'no raise'],
  ['7C', '7♣'],
])('%s was said: %s', (said, written) => {
  expect(callText(said, sceneOf())).toBe(written);
});

test.each([
  ['7H', '7H/SK'],
  ['7H/SK', '7H'],
])('%s with the other kitty is %s', (bid, other) => expect(otherKitty(bid)).toBe(other));

function offers(...each: [bid: string, value: number, whyNot?: BidOffer['why_not']][]): BidOffer[] {
  return each.map(([bid, value, why_not = null]) => ({ bid, value, why_not }));
}

const AFTER_SEVEN_CLUBS = offers(
  ['7C', 160, 'bid_too_low'],
  ['7C/SK', 160, 'bid_too_low'],
  ['7D', 180],
  ['7D/SK', 180],
  ['M', 250],
  ['6NT', 120, 'bid_too_low'],
);

test('the grid has a row for each level with a bid that is possible', () => {
  const { rows, miseres } = gridOf(AFTER_SEVEN_CLUBS, false);
  expect(rows.map(({ level }) => level)).toEqual(['7']);
  expect(rows[0]?.offers.map((offer) => offer?.value ?? null)).toEqual([
    null,
    160,
    180,
    null,
    null,
  ]);
  expect(miseres.map(({ bid }) => bid)).toEqual(['M']);
});

test('without the kitty it holds the bids that are made so', () => {
  const { rows, miseres } = gridOf(AFTER_SEVEN_CLUBS, true);
  expect(rows[0]?.offers.flatMap((offer) => offer?.bid ?? [])).toEqual(['7C/SK', '7D/SK']);
  expect(miseres).toEqual([]);
});

test.each([
  [AFTER_SEVEN_CLUBS, true, false, false],
  [offers(['7D', 180], ['7D/SK', 180, 'sans_kitty_off']), false, false, false],
  [offers(['7D', 180, 'bid_too_low'], ['7D/SK', 180]), true, true, false],
  [offers(['7D', 180], ['7D/SK', 360]), true, false, true],
])('sans kitty in %j', (given, isOffered, isOnly, isWorthMore) => {
  expect(offersSansKitty(given)).toBe(isOffered);
  expect(isOnlySansKitty(given)).toBe(isOnly);
  expect(isWorthMoreSansKitty(given)).toBe(isWorthMore);
});

test('the hand under trumps is that of any bid with them', () => {
  const shown = { hand: ['JH', 'JD'], suits: ['H', 'H'] };
  const preview: Preview = { game: 'five_hundred', text: 'bid 8H', shown };
  const previews = new Map([['bid 8H', preview]]);
  expect(previewUnder('H', previews)).toEqual(shown);
  expect(previewUnder('NT', previews)).toBeNull();
  expect(previewUnder('NT', new Map([['bid OM', { ...preview, text: 'bid OM' }]]))).toEqual(shown);
});
