import { expect, test } from 'vitest';
import { callsOfSeats, highestBid } from '../../../src/games/five_hundred/table_facts';
import { anchor, tableInWords } from '../../../src/games/five_hundred/text_table';
import { speak } from '../scene';
import { HEARTS, MISERE, plays, sceneOf, view } from './table';

speak('en');

const CALLS = [
  { seat: 0, said: '6S' },
  { seat: 1, said: '7C' },
  { seat: 2, said: 'P' },
  { seat: 0, said: '8H' },
  { seat: 1, said: 'P' },
];

const AUCTION = view({
  phase: 'auction',
  contract: null,
  calls: CALLS,
  bids: [
    { bid: '8H', value: 300, why_not: 'bid_too_low' },
    { bid: '8NT', value: 320, why_not: null },
    { bid: 'OM', value: 500, why_not: null },
  ],
});

test('the auction: what was said, and what can be bid for how much', () => {
  const words = tableInWords(AUCTION, sceneOf());
  expect(words.slice(0, 4)).toEqual([
    'Hand 4   dealer: Mia',
    'Score (to 500)   You+Sakura 260  Ken+Mia 140',
    'Bids   You: 6♠ 8♥  Ken: 7♣ pass  Sakura: pass',
    'Possible bids and what they score: 8NT 320, open misère 500',
  ]);
});

test('every seat has its calls, from the left of the dealer on', () => {
  expect(callsOfSeats(AUCTION)).toEqual([
    { seat: 0, said: ['6S', '8H'] },
    { seat: 1, said: ['7C', 'P'] },
    { seat: 2, said: ['P'] },
    { seat: 3, said: [] },
  ]);
  expect(highestBid(AUCTION)).toBe('8H');
  expect(highestBid(view({ calls: [{ seat: 0, said: 'P' }] }))).toBeNull();
});

test('the play: contract, tricks, the trick, the hand and what may be played', () => {
  const blocked = [...Array(5).fill('follow_suit'), null, null];
  const table = view({ plays: plays('3 AC'), suit: 'C', winning: 3, blocked });
  expect(tableInWords(table, sceneOf())).toEqual([
    'Hand 4, trick 1 of 10',
    'Score (to 500)   You+Sakura 260  Ken+Mia 140',
    'Contract 8♥ (300)   You+Sakura   needs 8, has 2, 6 to go',
    'Tricks   You+Sakura 2  Ken+Mia 1',
    'Trick, led ♣   Mia ♣A (winning)',
    'Hand: ♥ trump JK ♥J(R) ♦J(L) ♥A  ♠ ♠K  ♣ ♣10 ♣6',
    'Can be played now: ♣10 ♣6',
    '♦J is the left bower: it counts as ♥, not as ♦.',
    'Led ♣: you must play ♣.',
  ]);
});

test('a misere: who sits out, whose hand lies open, what the joker is', () => {
  const table = view({
    contract: MISERE,
    named: 'S',
    open_hands: [[], ['5S', '4H'], [], []],
    hand: [],
    seat: null,
  });
  expect(tableInWords(table, sceneOf()).slice(2)).toEqual([
    'Contract open misère (500)   You   must take no trick',
    'Sits out: Sakura',
    'The joker belongs to ♠.',
    'Tricks   You+Sakura 2  Ken+Mia 1',
    'Trick   You to lead',
    'Open hand   Ken: ♠5 ♥4',
  ]);
});

test.each([
  [
    { called: 'AC', partners: [], is_partner_public: false },
    'Called card: ♣A (its holder is the partner)',
  ],
  [
    { called: 'AC', partners: [0], is_partner_public: false },
    'Called card: ♣A. You are the partner. Only you know it.',
  ],
  [{ called: 'AC', partners: [2], is_partner_public: true }, 'Called card: ♣A. Partner: Sakura'],
])('five players: %j', (called, line) => {
  const contract = { ...HEARTS, contractor: 1, ...called };
  expect(tableInWords(view({ contract }), sceneOf())).toContain(line);
});

test('a hand that lies face down is only counted', () => {
  const table = view({
    phase: 'auction',
    contract: null,
    hand: [],
    looked: [false, true, true, true],
  });
  expect(tableInWords(table, sceneOf()).at(-1)).toBe('Your 7 cards lie face down.');
  expect(anchor(table)).toBe('blind-misere');
});

test('a claim that waits for answers', () => {
  const table = view({ claim: { seat: 1, count: 4, accepted: [] } });
  expect(tableInWords(table, sceneOf())).toContain('Ken claimed 4 of the remaining tricks.');
});

test.each([
  [AUCTION, 'auction'],
  [view({ phase: 'raise' }), 'option-winner-may-raise'],
  [view({ phase: 'exchange' }), 'exchange'],
  [view({ phase: 'call_partner' }), 'five-players'],
  [view(), 'play'],
  [view({ plays: plays('3 AC') }), 'following'],
  [view({ claim: { seat: 1, count: 4, accepted: [] } }), 'claims'],
  [view({ phase: 'over' }), 'scoring'],
])('the section of the help page (%#)', (table, section) => {
  expect(anchor(table)).toBe(section);
});
