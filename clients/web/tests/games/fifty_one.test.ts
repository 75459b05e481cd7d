import { describe, expect, test } from 'vitest';
import { type Choice, NOTHING, pickWhole } from '../../src/games/field/choice';
import { barSentence, proposalActions } from '../../src/games/field/proposal';
import type { FieldPreview } from '../../src/games/field/view';
import { fiftyOne } from '../../src/games/fifty_one/game';
import { tableInWords } from '../../src/games/fifty_one/in_words';
import type { Shown } from '../../src/protocol/messages';
import { fiftyOneShown, fiftyOneView, moves, turnOf } from './field_views';
import { sceneOf, speak } from './scene';

speak('ja');

const SWAP: Choice = { give: '4H', take: 'AS', whole: null };
const ALL_LEGAL = ['swap 4H AS', 'swap 9D AS', 'swap_all', 'flush', 'pass'];

function leaving(text: string, shown: Partial<Shown>): FieldPreview {
  return { game: 'fifty_one', text, shown: fiftyOneShown(shown) };
}

function legal(...announceable: string[]): ReturnType<typeof moves> {
  return moves(ALL_LEGAL, announceable, 'call');
}

describe('what a choice comes to', () => {
  const four = leaving('swap 4H AS', { card_count: 4, worth: 41 });
  const five = leaving('swap 4H AS', { card_count: 5, worth: 44, points: 44 });
  const stop = leaving('swap 4H AS', { card_count: 5, worth: 51, points: 51 });
  test.each<[string, Choice, FieldPreview[], string[], string | null, string[]]>([
    ['nothing', NOTHING, [], [], null, []],
    [
      'a hand card',
      { ...NOTHING, give: '4H' },
      [],
      [],
      '♥4 を出します。取る場札をえらびます。',
      [],
    ],
    [
      'a field card',
      { ...NOTHING, take: 'AS' },
      [],
      [],
      '♠A を取ります。出す手札をえらびます。',
      [],
    ],
    ['an exchange before it is looked ahead', SWAP, [], [], '♥4 を出して ♠A を取る', ['交換する']],
    ['an exchange', SWAP, [four], [], '♥4 を出して ♠A を取る → ♠4枚 41点', ['交換する']],
    [
      'one that may carry a call',
      SWAP,
      [five],
      ['swap 4H AS'],
      '♥4 を出して ♠A を取る → ♠がそろって 44点',
      ['交換する', '交換してコール'],
    ],
    [
      'one that stops by itself',
      SWAP,
      [stop],
      ['swap 4H AS'],
      '♥4 を出して ♠A を取る → ♠がそろって 51点。自動でストップ、この回はあなたの勝ちです！',
      ['交換する'],
    ],
    ['a pass', pickWhole('pass'), [], [], 'パスする', ['パスする']],
    [
      'a pass that may carry a call',
      pickWhole('pass'),
      [],
      ['pass'],
      'パスする',
      ['パスする', 'パスしてコール'],
    ],
    ['a flush', pickWhole('flush'), [], [], '場札を流す', ['流す']],
  ])('%s', (_, choice, previews, announceable, sentence, labels) => {
    const turn = turnOf({ choice, previews, legal: legal(...announceable) });
    const game = fiftyOne(fiftyOneView());
    expect(barSentence(turn, game, sceneOf())).toBe(sentence);
    const actions = proposalActions(turn, game, sceneOf(), () => undefined);
    expect(actions.map(({ label }) => label)).toEqual(labels);
  });

  test('its buttons play the move, with or without the word', () => {
    const played: string[] = [];
    const turn = turnOf({ choice: SWAP, previews: [five], legal: legal('swap 4H AS') });
    const game = fiftyOne(fiftyOneView());
    const actions = proposalActions(turn, game, sceneOf(), (move) => played.push(move));
    for (const action of actions) action.run();
    expect(played).toEqual(['swap 4H AS', 'swap 4H AS call']);
    expect(actions.map(({ kind, keyName }) => [kind, keyName])).toEqual([
      ['primary', 'Enter'],
      ['danger', undefined],
    ]);
  });

  test('exchanging all is asked about, and not confirmed by Enter', () => {
    const turn = turnOf({ choice: pickWhole('swap_all'), legal: legal('swap_all') });
    const actions = proposalActions(turn, fiftyOne(fiftyOneView()), sceneOf(), () => undefined);
    expect(actions.map(({ kind, keyName }) => [kind, keyName])).toEqual([
      ['danger', undefined],
      ['danger', undefined],
    ]);
  });

  test('out of turn it says why not', () => {
    const turn = turnOf({ choice: SWAP, isMine: false });
    const game = fiftyOne(fiftyOneView({ turn: 1 }));
    const [action] = proposalActions(turn, game, sceneOf(), () => undefined);
    expect(action?.why).toBe('いまはあなたの番ではありません。');
  });

  test('where 51 does not end the round it calls by itself, once', () => {
    const options = { instant_win: false };
    const own = fiftyOne(fiftyOneView({ options }));
    const late = fiftyOne(fiftyOneView({ options, phase: 'last_turn', caller: 1 }));
    expect(own.byItself(stop)).toBe('自動でコールになります。');
    expect(late.byItself(stop)).toBeNull();
  });
});

describe('the other moves', () => {
  function whyOf(
    id: string,
    parts: Parameters<typeof fiftyOneView>[0],
    listed: string[] = ['swap 4H AS'],
  ): string | null | undefined {
    const turn = turnOf({ legal: moves(listed, [], 'call'), isMine: parts?.turn !== 1 });
    const acts = fiftyOne(fiftyOneView(parts)).acts(turn, sceneOf());
    return acts.find((act) => act.id === id)?.why;
  }

  test.each<[string, string, Parameters<typeof fiftyOneView>[0], string | null | undefined]>([
    ['first lap', 'flush', { phase: 'first_lap' }, '1巡目にできるのは1枚交換だけです。'],
    ['first lap', 'swap_all', { phase: 'first_lap' }, '1巡目にできるのは1枚交換だけです。'],
    ['first lap', 'pass', { phase: 'first_lap' }, '1巡目にできるのは1枚交換だけです。'],
    [
      'after a flush',
      'pass',
      { phase: 'after_flush', has_flushed: true },
      '流したあとは、パスも、もう一度流すこともできません。',
    ],
    [
      'flushed last turn',
      'flush',
      { flushed_last: [true, false, false] },
      '前の番に流したので、この番は流せません。',
    ],
    [
      'last turn',
      'flush',
      { phase: 'last_turn', caller: 1 },
      'コールのあとの最後の1回では、流せません。',
    ],
    ['no passes', 'pass', { options: { passes: 'none' } }, 'この部屋では、パスはなしです。'],
    [
      'one pass, used',
      'pass',
      { options: { passes: 'once' }, passes_used: [1, 0, 0] },
      'パスは1回の中で1人1度だけで、もう使いました。',
    ],
    ['not my turn', 'pass', { turn: 1 }, 'いまはあなたの番ではありません。'],
    ['round over', 'pass', { turn: null }, 'この回はもう終わりました。次の回を待ってください。'],
    ['the server knows why', 'flush', {}, null],
    ['single moves', 'swap_all', { options: { moves: 'single' } }, undefined],
    ['single moves', 'flush', { options: { moves: 'single' } }, undefined],
    ['a mixed hand', 'call', {}, 'コールするには、手のあとで5枚が同じマークでないといけません。'],
    [
      'a call is out',
      'call',
      { phase: 'last_turn', caller: 1 },
      'もうだれかがコールしています。コールは1回の中で1人だけです。',
    ],
    ['call out of turn', 'call', { turn: 1 }, 'コールは、自分の番の手といっしょに言います。'],
  ])('%s: %s', (_, id, view, why) => {
    expect(whyOf(id, view)).toBe(why);
  });

  test('what is listed has no reason', () => {
    expect(whyOf('pass', { options: { passes: 'none' }, phase: 'last_turn' }, ['pass'])).toBeNull();
  });

  test.each<[string, Choice, string[], string]>([
    ['with the exchange chosen', SWAP, ['swap 4H AS', 'pass'], 'swap 4H AS call'],
    ['with a pass', NOTHING, ['swap 4H AS', 'pass'], 'pass call'],
    ['with the only move', NOTHING, ['swap_all'], 'swap_all call'],
  ])('a call goes %s, and is asked about', (_, choice, announceable, move) => {
    const turn = turnOf({ choice, legal: legal(...announceable) });
    const call = fiftyOne(fiftyOneView())
      .acts(turn, sceneOf())
      .find(({ id }) => id === 'call');
    expect(call?.move).toBe(move);
    expect(call?.question).toContain('そしてコールします');
  });

  test('a call with several moves names them', () => {
    const turn = turnOf({ legal: legal('swap 4H AS', 'swap 9D AS') });
    const call = fiftyOne(fiftyOneView())
      .acts(turn, sceneOf())
      .find(({ id }) => id === 'call');
    expect(call?.why).toBe(
      'コールは手といっしょに言います。コールできる手: ♥4 を出して ♠A を取る、♦9 を出して ♠A を取る',
    );
  });

  test('the question of exchanging all says what it leaves', () => {
    const previews = [leaving('swap_all', { suit: 'C', card_count: 2, worth: 17 })];
    const turn = turnOf({ legal: legal(), previews });
    const [all] = fiftyOne(fiftyOneView()).acts(turn, sceneOf());
    expect(all?.question).toContain('♣2枚 17点');
  });
});

test('the table in words', () => {
  const view = fiftyOneView({ phase: 'last_turn', caller: 1 });
  expect(tableInWords(view, sceneOf())).toEqual([
    '第3回 3巡目　山札23　捨て札5',
    '花子がコールしています。最後の1回です。',
    '場札　a ♠A  b ♥10  c ♦3  d ♣K  e ♣7',
    '手札は ♠3枚 30点',
    '手札　1 ♠10  2 ♠K  3 ♠J  4 ♥4  5 ♦9',
  ]);
});
