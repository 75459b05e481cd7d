import { describe, expect, test } from 'vitest';
import { tell as tellFiftyOne } from '../../src/games/fifty_one/story';
import { tell as tellFortySix } from '../../src/games/forty_six/story';
import type { Event } from '../../src/room/types';
import { sceneOf, speak } from './scene';

const RESULT = { by_side: [], winners: [], reason: 'showdown', next_dealer: null };
const HANDS = [
  ['AS', 'KS', 'TS', '9S', '2S'],
  ['4H', '5H', '6H', '7H', '8D'],
];
const OLD = ['2C', '3C', '4C', '5C', '6C'];
const NEW = ['7D', 'TD', 'JK', 'KC', 'AH'];

const DEALT: Event = {
  type: 'field_dealt',
  round_number: 2,
  dealer: 1,
  hands: [],
  field: NEW,
  stock_count: 33,
};
const SWAPPED: Event = { type: 'swapped', seat: 0, gave: '4H', took: 'AS' };
const FLUSHED: Event = { type: 'flushed', seat: 2, old: OLD, new: NEW };
const RESHUFFLED: Event = { type: 'reshuffled', stock_count: 12 };

describe('51', () => {
  speak('ja');
  test.each<[string, Event, string[]]>([
    ['deal', DEALT, ['第2回。親は花子。場札は ♦7 ♦10 JK ♣K ♥A']],
    ['exchange one', SWAPPED, ['あなたは ♥4 を出して ♠A を取りました。']],
    [
      'exchange all',
      { type: 'swapped_all', seat: 1, gave: OLD, took: NEW },
      ['花子は全部交換しました。出した5枚: ♣2 ♣3 ♣4 ♣5 ♣6　取った5枚: ♦7 ♦10 JK ♣K ♥A'],
    ],
    ['flush', FLUSHED, ['サクラは場札を流しました。新しい場札: ♦7 ♦10 JK ♣K ♥A']],
    [
      'flush by the house',
      { type: 'house_flushed', old: OLD, new: NEW },
      ['みんながパスしたので、場札が流れました。新しい場札: ♦7 ♦10 JK ♣K ♥A'],
    ],
    ['reshuffle', RESHUFFLED, ['捨て札をまぜて山札に入れました（山札12枚）。']],
    ['pass', { type: 'passed', seat: 1 }, ['花子はパスしました。']],
    ['call', { type: 'called', seat: 1 }, ['花子がコール！ ほかの人はあと1回です。']],
    [
      'automatic call',
      { type: 'auto_called', seat: 0 },
      ['あなたは51点、自動でコールです。ほかの人はあと1回です。'],
    ],
    ['stop', { type: 'stopped', seat: 2 }, ['サクラがストップ！ 51点です。']],
    [
      'end',
      { type: 'round_ended', hands: HANDS, points: [42, 0], result: RESULT },
      ['手札を開きます。', 'あなた　♠A ♠K ♠10 ♠9 ♠2　42点', '花子　♥4 ♥5 ♥6 ♥7 ♦8　0点'],
    ],
    ['of another game', { type: 'stood', seat: 1 }, []],
    ['hidden', { type: 'hidden' }, []],
  ])('%s', (_, event, lines) => {
    expect(tellFiftyOne(event, sceneOf())).toEqual(lines);
  });
});

describe('46', () => {
  speak('en');
  test.each<[string, Event, string[]]>([
    ['deal', DEALT, ['Round 2. Dealer: 花子. Field: ♦7 ♦10 JK ♣K ♥A']],
    ['exchange', SWAPPED, ['You gave ♥4 and took ♠A.']],
    ['flush', FLUSHED, ['Sakura flushed the field. New field: ♦7 ♦10 JK ♣K ♥A']],
    ['reshuffle', RESHUFFLED, ['The discards were shuffled into the stock (12 cards).']],
    [
      'stop',
      { type: 'stop_announced', seat: 1 },
      ['花子 stopped! One more turn for each of the others.'],
    ],
    ['stand', { type: 'stood', seat: 1 }, ['花子 stood and exchanged nothing.']],
    [
      'end',
      { type: 'round_ended', hands: HANDS, points: [34, null], result: RESULT },
      [
        'All hands are turned up.',
        'You   ♠A ♠K ♠10 ♠9 ♠2   34',
        '花子   ♥4 ♥5 ♥6 ♥7 ♦8   disqualified',
      ],
    ],
    ['of another game', { type: 'passed', seat: 1 }, []],
    ['hidden', { type: 'hidden' }, []],
  ])('%s', (_, event, lines) => {
    expect(tellFortySix(event, sceneOf())).toEqual(lines);
  });
});
