import { describe as group, expect, test } from 'vitest';
import { tell } from '../../../src/games/five_hundred/story';
import { describe } from '../../../src/games/five_hundred/words';
import type { Event, EventOf } from '../../../src/room/types';
import { speak } from '../scene';
import { MISERE, sceneOf, view } from './table';

const BACKS = ['??', '??', '??'];

function dealt(looked: boolean): EventOf<'cards_dealt'> {
  return {
    type: 'cards_dealt',
    round_number: 4,
    dealer: 3,
    hands: [looked ? ['6C', 'JK'] : ['??', '??'], ['??', '??'], ['??', '??'], ['??', '??']],
    looked: [looked, false, false, false],
    kitty_count: 3,
    dead_count: 0,
  };
}

const RESULT = { by_side: [], winners: [], reason: 'made', next_dealer: null };

const EVENTS: [Event, string[], string[]][] = [
  [
    dealt(false),
    ['Hand 4. Dealer: Mia.', 'Your 2 cards lie face down.'],
    ['第4回。配ったのはMia。', '手札の2枚は伏せてあります。'],
  ],
  [
    dealt(true),
    ['Hand 4. Dealer: Mia.', 'Your cards: ♣6 JK'],
    ['第4回。配ったのはMia。', 'あなたの手札: ♣6 JK'],
  ],
  [{ type: 'cards_looked', seat: 1, cards: BACKS }, [], []],
  [
    { type: 'cards_looked', seat: 0, cards: ['JK', '6C'] },
    ['You looked at 2 cards: JK ♣6'],
    ['あなたは手札2枚を見ました: JK ♣6'],
  ],
  [{ type: 'bid_made', seat: 1, bid: '7C', is_raise: false }, ['Ken bid 7♣.'], ['Kenのビッド: 7♣']],
  [
    { type: 'bid_made', seat: 2, bid: '8NT/SK', is_raise: true },
    ['Sakura raised to 8NT sans kitty.'],
    ['サクラは 8切札なし（サンスキティ） に上げました。'],
  ],
  [{ type: 'auction_passed', seat: 3 }, ['Mia passed.'], ['Miaはパスしました。']],
  [{ type: 'bid_stood', seat: 0 }, ['You raised nothing.'], ['あなたは上げませんでした。']],
  [
    { type: 'all_passed', is_played: false },
    ['All passed. The hand is thrown in.'],
    ['全員がパスしたので、この回は流れます。'],
  ],
  [
    { type: 'all_passed', is_played: true },
    ['All passed. The hand is played at no trumps, without the kitty.'],
    ['全員がパスしたので、切札なし、キティなしで遊びます。'],
  ],
  [
    { type: 'auction_won', seat: 0, bid: 'OM' },
    ['The contract is open misère. Contractor: You.'],
    ['契約は オープン・ミゼール、契約した人はあなたです。'],
  ],
  [
    { type: 'kitty_taken', seat: 1, cards: BACKS },
    ['Ken took the kitty (3 cards).'],
    ['Kenはキティを取りました（3枚）。'],
  ],
  [
    { type: 'kitty_discarded', seat: 0, cards: ['4C', '5D', '9S'] },
    ['You put 3 cards away: ♣4 ♦5 ♠9'],
    ['あなたは3枚捨てました: ♣4 ♦5 ♠9'],
  ],
  [
    { type: 'joker_named', seat: 0, suit: 'H' },
    ['Joker: You named ♥.'],
    ['あなた: ジョーカーは ♥ です。'],
  ],
  [
    { type: 'joker_named', seat: 1, suit: null },
    ['Joker: Ken named no suit.'],
    ['Ken: ジョーカーのスートは決めません。'],
  ],
  [
    { type: 'partner_called', seat: 0, card: 'AH', partners: [] },
    ['You called ♥A. Its holder is the partner.'],
    ['あなたは ♥A を呼びました。持っている人が味方です。'],
  ],
  [
    { type: 'partner_called', seat: 1, card: null, partners: [2, 3] },
    ['Ken chose a partner: Sakura, Mia.'],
    ['Kenはサクラ、Miaを味方にえらびました。'],
  ],
  [
    { type: 'partner_called', seat: 1, card: null, partners: [] },
    ['Ken chose to play alone.'],
    ['Kenはひとりで遊びます。'],
  ],
  [
    { type: 'partner_shown', seat: 2 },
    ['That was the called card. Partner: Sakura.'],
    ['呼ばれたカードが出ました。味方はサクラです。'],
  ],
  [
    { type: 'partners_sat_out', seats: [2] },
    ['Sitting out: Sakura.'],
    ['サクラはこの回は休みです。'],
  ],
  [
    { type: 'hand_exposed', seat: 1, cards: ['5S', '4H'] },
    ['Open hand. Ken: ♠5 ♥4'],
    ['Kenが手札を開きました: ♠5 ♥4'],
  ],
  [
    { type: 'card_played', seat: 1, card: 'KS', named: null },
    ['Ken played ♠K.'],
    ['Kenは ♠K を出しました。'],
  ],
  [
    { type: 'card_played', seat: 0, card: 'JK', named: 'H' },
    ['You played JK, naming ♥.'],
    ['あなたは JK を ♥ と言って出しました。'],
  ],
  [{ type: 'trick_won', seat: 3 }, ['Mia won the trick.'], ['Miaがトリックを取りました。']],
  [
    { type: 'tricks_claimed', seat: 1, count: 4, cards: ['KS'] },
    ['Ken claimed 4 of the remaining tricks. Open hand: ♠K'],
    ['Kenは、のこりのうち4トリックを取ると言って、手札を開きました: ♠K'],
  ],
  [
    { type: 'claim_accepted', seat: 3 },
    ['Mia accepted the claim.'],
    ['Miaはクレームを認めました。'],
  ],
  [
    { type: 'claim_declined', seat: 3 },
    ['Mia declined the claim. Play goes on.'],
    ['Miaはクレームを認めません。続けます。'],
  ],
  [
    { type: 'hand_scored', discards: ['4C'], partners: [2], tricks: [8, 2], result: RESULT },
    ['Tricks taken: You+Sakura 8, Ken+Mia 2', 'Cards put away: ♣4', 'Partner in this hand: Sakura'],
    [
      '取ったトリック: あなた+サクラ 8、Ken+Mia 2',
      '捨ててあったカード: ♣4',
      'この回の味方: サクラ',
    ],
  ],
  // thrown in: neither tricks nor cards
  [{ type: 'hand_scored', discards: [], partners: [], tricks: [0, 0], result: RESULT }, [], []],
  // of another game
  [{ type: 'went_out', seat: 0 } as Event, [], []],
];

group('in English', () => {
  speak('en');
  test.each(EVENTS)('%j', (event, lines) => expect(tell(event, sceneOf())).toEqual(lines));

  test('the own cards are told in the order of the hand', () => {
    const table = view({ hand: ['JK', '6C'] });
    expect(tell(dealt(true), sceneOf({ view: table }))[1]).toBe('Your cards: JK ♣6');
  });

  test.each([
    ['look', 'look at your cards'],
    ['pass', 'pass'],
    ['bid 7H', 'bid 7♥'],
    ['bid OM/SK', 'bid open misère sans kitty'],
    ['raise 8H', 'raise to 8♥'],
    ['raise none', 'raise nothing'],
    ['discard 4C 5D 9S', 'put away ♣4 ♦5 ♠9'],
    ['discard 4C 5D 9S name H', 'put away ♣4 ♦5 ♠9; the joker belongs to ♥'],
    ['partner AH', 'call ♥A'],
    ['partner alone', 'play alone'],
    ['partner 2', 'partner: Sakura'],
    ['partner 1 3', 'partner: Ken, Mia'],
    ['play KS', 'play ♠K'],
    ['play JD', 'play ♦J(L)'],
    ['play JK H', 'play JK, naming ♥'],
    ['play JK -', 'play JK, naming no suit'],
    ['play 9C name H', 'play ♣9; the joker belongs to ♥'],
    ['claim 4', 'claim 4 of the remaining tricks'],
    ['accept', 'accept the claim'],
    ['decline', 'decline the claim'],
    ['shuffle', 'shuffle'],
  ])('%s: %s', (move, words) => {
    expect(describe(move, sceneOf({ view: view() }))).toBe(words);
  });

  test('without trumps a jack has no letter', () => {
    const scene = sceneOf({ view: view({ contract: MISERE }) });
    expect(describe('play JD', scene)).toBe('play ♦J');
  });
});

group('in Japanese', () => {
  speak('ja');
  test.each(EVENTS)('%j', (event, _, lines) => expect(tell(event, sceneOf())).toEqual(lines));
});
