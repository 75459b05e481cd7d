import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  auctionSentence,
  blindActions,
  callAction,
  noBidAction,
} from '../../../src/games/five_hundred/auction_actions';
import { playActions, playSentence } from '../../../src/games/five_hundred/play_actions';
import { tellReason, whatHinders, whyBlocked } from '../../../src/games/five_hundred/reasons';
import { anchor } from '../../../src/games/five_hundred/text_table';
import type { BidOffer, Reason } from '../../../src/protocol/messages';
import type { ViewOf } from '../../../src/room/types';
import { speak } from '../scene';
import { MISERE, plays, sceneOf, view } from './table';

speak('en');

const SEVEN_HEARTS: BidOffer = { bid: '7H', value: 200, why_not: null };
const BLIND: BidOffer = { bid: 'BM', value: 500, why_not: null };
const DOWN = {
  phase: 'auction',
  contract: null,
  hand: [],
  looked: [false, true, true, true],
} as const;

function given(table: ViewOf<'five_hundred'>, listed: readonly string[], isMyTurn = true) {
  const scene = sceneOf({ view: table, listed, isMyTurn });
  return { client: scene.client, scene, view: table };
}

test.each([
  // phase, bid, listed, kind, label, question
  ['auction', '7H', ['pass', 'bid 7H'], 'primary', 'Bid 7♥', undefined],
  ['raise', '7H', ['raise none', 'raise 7H'], 'primary', 'Raise to 7♥', undefined],
  [
    'auction',
    'OM',
    ['pass', 'bid OM'],
    'danger',
    'Bid open misère',
    'bid open misère? You then have to lose all ten tricks.',
  ],
  ['auction', '7H', [], undefined, 'Bid 7♥', undefined],
] as const)('%s, %s of %j is %s', (phase, bid, listed, kind, label, question) => {
  const table = view({ phase, contract: null });
  const action = callAction({ ...SEVEN_HEARTS, bid }, given(table, listed));
  expect([action.kind, action.label, action.question]).toEqual([kind, label, question]);
  expect(action.why).toBe(listed.length === 0 ? 'It is not your turn.' : null);
});

test('a bid, and a pass, before the cards are looked at are asked about', () => {
  const table = view({ ...DOWN, hand: [], looked: [...DOWN.looked] });
  const listed = ['look', 'pass', 'bid 7H'];
  expect(callAction(SEVEN_HEARTS, given(table, listed)).question).toBe(
    'You have not looked at your cards. bid 7♥?',
  );
  expect(noBidAction(given(table, listed)).map(({ kind }) => kind)).toEqual(['danger']);
});

test('a hand face down is looked at, or bid blind for five hundred', () => {
  const table = view({ ...DOWN, hand: [], looked: [...DOWN.looked], bids: [SEVEN_HEARTS, BLIND] });
  const [look, blind] = blindActions(given(table, ['look', 'pass', 'bid BM']));
  expect([look?.label, blind?.label, blind?.kind]).toEqual([
    'Look at your cards',
    'blind misère 500',
    'danger',
  ]);
  // before the own turn it has to wait; looking does not
  expect(blindActions(given(table, ['look'], false))[1]?.why).toBe('It is not your turn.');
  expect(blindActions(given(view(), ['pass']))).toEqual([]);
});

test.each([
  [[], 'Nobody has bid yet: bid or pass.'],
  [[{ seat: 3, said: '7C' }], 'Your bid must beat 7♣ (160).'],
])('with %j said before: %s', (calls, sentence) => {
  const bids: BidOffer[] = [{ bid: '7C', value: 160, why_not: 'bid_too_low' }];
  const table = view({ phase: 'auction', contract: null, calls, bids });
  expect(auctionSentence(null, null, given(table, ['pass']))).toBe(sentence);
});

test('a chosen bid is told with its points and the own trumps', () => {
  const table = view({ phase: 'auction', contract: null });
  const shown = { hand: ['JK', 'JD', 'AS'], suits: ['H', 'H', 'S'], trump: 'H' };
  expect(auctionSentence(SEVEN_HEARTS, shown, given(table, []))).toBe(
    '7♥ scores 200. You have 2 trumps.',
  );
  expect(auctionSentence(SEVEN_HEARTS, null, given(table, []))).toBe('7♥ scores 200.');
});

const NOTHING = { chosen: null, move: null, asksSuit: false, said: { led: null, name: null } };

test('a card that is chosen is played by Enter', () => {
  const chosen = { ...NOTHING, chosen: '6C', move: 'play 6C' };
  const [action, ...more] = playActions({ ...given(view(), ['play 6C']), ...chosen });
  expect([action?.label, action?.keyName, action?.kind, action?.why]).toEqual([
    'Play ♣6',
    'Enter',
    'primary',
    null,
  ]);
  expect(more).toEqual([]);
});

test('a joker that is led waits for its suit', () => {
  const chosen = { ...NOTHING, chosen: 'JK', asksSuit: true };
  const [action] = playActions({ ...given(view(), ['play JK H']), ...chosen });
  expect(action?.why).toBe('Name a suit with the joker that you lead.');
});

test('the first lead of a misere that leaves the joker without a suit is asked about', () => {
  const contract = { ...MISERE, sits_out: [], takes_kitty: false };
  const table = view({ contract, nameable: ['S', 'H', 'C', 'D'] });
  const lead = { ...NOTHING, chosen: '6C', move: 'play 6C' };
  const kinds = [null, 'H'].map((name) => {
    const said = { led: null, name };
    return playActions({ ...given(table, ['play 6C']), ...lead, said })[0]?.kind;
  });
  expect(kinds).toEqual(['danger', 'primary']);
});

test('a claim is answered before anything else', () => {
  const table = view({ claim: { seat: 1, count: 4, accepted: [] } });
  const state = { ...given(table, ['accept', 'decline']), ...NOTHING, chosen: '6C' };
  expect(playActions(state).map(({ id }) => id)).toEqual(['accept', 'decline']);
  expect(playSentence(state)).toBe('Ken claimed 4 of the remaining tricks.');
});

test.each([
  [view(), true, 'You lead: choose any card.'],
  [view({ plays: plays('3 AC'), suit: 'C' }), true, 'Choose a card to play.'],
  [view({ turn: 1 }), false, null],
])('what to do (%#)', (table, isMyTurn, sentence) => {
  expect(playSentence({ ...given(table, [], isMyTurn), ...NOTHING })).toBe(sentence);
});

const NONE: (Reason | null)[] = Array<null>(7).fill(null);

test.each([
  ['follow_suit', 'Led ♣: you must play ♣.'],
  ['joker_while_following', 'Led ♣: you must play ♣.'],
  ['joker_forced', 'You cannot follow suit in a misère, so you must play the joker.'],
  ['joker_plays_last', null],
] as const)('what hinders, where a card is blocked by %s', (reason, sentence) => {
  const table = view({ suit: 'C', blocked: [reason, ...NONE.slice(1)] });
  expect(whatHinders(table, sceneOf())).toBe(sentence);
  expect([whyBlocked('JK', table), whyBlocked('6C', table), whyBlocked('4D', table)]).toEqual([
    reason,
    null,
    null,
  ]);
});

const REASONS: Reason[] = [
  'not_your_turn',
  'bid_too_low',
  'misere_off',
  'open_misere_off',
  'blind_misere_off',
  'sans_kitty_off',
  'misere_needs_seven',
  'blind_after_looking',
  'blind_after_calling',
  'signal_too_late',
  'follow_suit',
  'left_bower_is_trump',
  'joker_while_following',
  'joker_forced',
  'joker_plays_last',
  'joker_names_a_suit',
  'joker_all_led',
  'joker_leads_last',
];

test.each(['en', 'ja'])('every section that is named is in the help page (%s)', (language) => {
  const page = new URL(`../../../../../help/${language}/five_hundred.md`, import.meta.url);
  const anchors = [...readFileSync(page, 'utf8').matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, a]) => a);
  const named = REASONS.map((reason) => tellReason(reason).anchor);
  const phases = ['auction', 'raise', 'exchange', 'call_partner', 'play', 'over'] as const;
  expect(anchors).toEqual(expect.arrayContaining(named));
  expect(anchors).toEqual(expect.arrayContaining(phases.map((phase) => anchor(view({ phase })))));
});
