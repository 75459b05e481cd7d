import { describe, expect, test } from 'vitest';
import { type Choice, NOTHING, pickWhole } from '../../src/games/field/choice';
import { barSentence, proposalActions } from '../../src/games/field/proposal';
import type { FieldPreview } from '../../src/games/field/view';
import { fortySix } from '../../src/games/forty_six/game';
import { tableInWords } from '../../src/games/forty_six/in_words';
import { suggestion, whyNotGive, whyNotTake } from '../../src/games/forty_six/joker';
import type { FortySixShown, JokersRule } from '../../src/protocol/messages';
import { t } from '../../src/texts/texts.svelte';
import { fortySixShown, fortySixView, moves, turnOf } from './field_views';
import { sceneOf, speak } from './scene';

speak('ja');

const SWAP: Choice = { give: '4H', take: '3D', whole: null };
const RULE: JokersRule = {
  kind: 'forced',
  gives: ['JD'],
  takes: ['2H'],
  protected: ['AS', 'QS', 'KS'],
  protected_suits: ['S'],
};

function leaving(text: string, shown: Partial<FortySixShown>): FieldPreview {
  return { game: 'forty_six', text, shown: fortySixShown(shown) };
}

describe('what an exchange leaves', () => {
  test.each<[string, Partial<FortySixShown>, string, string]>([
    ['mixed', {}, '♠3枚 34点', '♠34'],
    ['in', { worth: 43, left: 3 }, '♠がそろって 43点、46まであと3', '♠43'],
    ['46', { worth: 46, left: 0 }, '♠がそろって 46点、ぴったり46', '♠46'],
    ['over', { worth: 48, over: 2 }, '♠がそろって 48点、+2 で失格', '+2'],
    ['Fukujin', { worth: 46, left: 0, is_fukujin: true }, '♠の福神46', '♠46'],
  ])('%s', (_, shown, words, short) => {
    const preview = leaving('swap 4H 3D', shown);
    const game = fortySix(fortySixView());
    const turn = turnOf({ choice: SWAP, previews: [preview] });
    expect(barSentence(turn, game, sceneOf())).toBe(`♥4 を出して ♦3 を取る → ${words}`);
    expect(game.leavesInShort(preview, sceneOf())).toBe(short);
  });

  test.each<[string, string[], string[]]>([
    ['alone', [], ['交換する']],
    ['with a stop beside it', ['swap 4H 3D'], ['交換する', '交換してストップ']],
  ])('its buttons: %s', (_, announceable, labels) => {
    const legal = moves(['swap 4H 3D'], announceable, 'stop');
    const turn = turnOf({ choice: SWAP, legal });
    const actions = proposalActions(turn, fortySix(fortySixView()), sceneOf(), () => undefined);
    expect(actions.map(({ label }) => label)).toEqual(labels);
  });
});

describe('the other moves', () => {
  type Parts = Parameters<typeof fortySixView>[0];
  test.each<[string, string, Parts, string | null | undefined]>([
    ['first lap', 'flush', { phase: 'first_lap' }, 'reason-first-lap'],
    ['flushed', 'flush', { has_flushed: true, phase: 'after_flush' }, 'reason-flushed-this-turn'],
    [
      'no flush on the last turn',
      'flush',
      { phase: 'last_turn', stopper: 1, options: { last_turn_flush: false } },
      'reason-no-flush-on-last-turn',
    ],
    ['the server knows why', 'flush', {}, null],
    ['first lap', 'stop', { phase: 'first_lap' }, 'reason-first-lap'],
    ['mixed', 'stop', {}, 'reason-hand-is-mixed'],
    [
      'over 46',
      'stop',
      { shown: fortySixShown({ card_count: 5, over: 2 }) },
      'reason-hand-is-over',
    ],
    ['stopped already', 'stop', { phase: 'last_turn', stopper: 1 }, 'reason-stop-is-out'],
    ['flushed', 'stop', { has_flushed: true, phase: 'after_flush' }, 'reason-flushed-this-turn'],
    ['no standing', 'stand', {}, undefined],
    ['too early', 'stand', { options: { stand: true } }, 'reason-stand-on-last-lap'],
    [
      'mixed',
      'stand',
      { options: { stand: true }, phase: 'last_turn', stopper: 1 },
      'reason-hand-is-mixed',
    ],
    ['not my turn', 'flush', { turn: 1 }, 'reason-not-your-turn'],
  ])('%s: %s', (_, id, parts, reason) => {
    const legal = moves(['swap 4H 3D'], [], 'stop');
    const turn = turnOf({ legal, isMine: parts?.turn !== 1 });
    const acts = fortySix(fortySixView(parts)).acts(turn, sceneOf());
    const name = reason?.replace('reason-', 'reason-forty-six-');
    const why = name === undefined ? reason : t(name);
    expect(acts.find((act) => act.id === id)?.why).toBe(why);
  });

  test.each<[string, Choice, string[], string[], string]>([
    ['alone', NOTHING, ['stop', 'swap 4H 3D'], ['swap 4H 3D'], 'stop'],
    ['with the exchange chosen', SWAP, ['stop', 'swap 4H 3D'], ['swap 4H 3D'], 'swap 4H 3D stop'],
    ['with the only exchange', NOTHING, ['swap 4H 3D'], ['swap 4H 3D'], 'swap 4H 3D stop'],
  ])('a stop %s is asked about', (_, choice, listed, announceable, move) => {
    const turn = turnOf({ choice, legal: moves(listed, announceable, 'stop') });
    const stop = fortySix(fortySixView())
      .acts(turn, sceneOf())
      .find(({ id }) => id === 'stop');
    expect(stop).toMatchObject({ move, why: null });
    expect(stop?.question).toContain('ストップします');
  });

  test('standing is chosen, then confirmed', () => {
    const turn = turnOf({ choice: pickWhole('stand'), legal: moves(['stand'], [], 'stop') });
    const game = fortySix(fortySixView({ options: { stand: true } }));
    expect(barSentence(turn, game, sceneOf())).toBe('そのままにする');
    expect(game.acts(turn, sceneOf()).find(({ id }) => id === 'stand')?.why).toBeNull();
  });
});

describe('the joker in the field', () => {
  test.each([
    ['JD', null],
    ['KS', 'card_is_protected'],
    ['2H', 'give_the_highest'],
  ])('%s may be given: %s', (card, reason) => {
    expect(whyNotGive(card, RULE)).toBe(reason);
    expect(whyNotGive(card, null)).toBeNull();
  });

  test.each([
    ['2H', null],
    ['JK', 'joker_stays'],
    ['7D', 'take_the_lowest'],
  ])('%s may be taken: %s', (card, reason) => {
    expect(whyNotTake(card, RULE)).toBe(reason);
    expect(whyNotTake(card, null)).toBeNull();
  });

  test.each<[string, JokersRule | null, Choice]>([
    ['forced', RULE, { give: 'JD', take: '2H', whole: null }],
    ['tied', { ...RULE, kind: 'tied', takes: ['2H', '2C'] }, NOTHING],
    ['free', { ...RULE, kind: 'free' }, NOTHING],
    ['elsewhere', null, NOTHING],
  ])('suggests an exchange where it is %s', (_, rule, choice) => {
    expect(suggestion(rule)).toEqual(choice);
  });

  test('is told with what it demands and what aces protect', () => {
    const view = fortySixView({ is_joker_out: true, jokers_rule: RULE });
    expect(tableInWords(view, sceneOf())).toEqual([
      '第3回 3巡目　山札23　捨て札5',
      '場札　a ♠A  b ♥10  c ♦3  d ♣K  e ♣7',
      'ジョーカー: いちばん高い札 ♦J を出し、いちばん低い札 ♥2 を取ります。',
      '♠はAが守っています（♠A ♠Q ♠K）。',
      '手札は ♠3枚 34点',
      '手札　1 ♠10  2 ♠K  3 ♠J  4 ♥4  5 ♦9',
    ]);
  });
});
