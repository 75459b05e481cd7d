import { describe, expect, test } from 'vitest';
import { type Choice, NOTHING } from '../../src/games/field/choice';
import { NEVER_BOUND } from '../../src/games/field/game';
import { fieldLabels, handLabels, type Surroundings } from '../../src/games/field/labels';
import type { FieldPreview } from '../../src/games/field/view';
import { fiftyOne } from '../../src/games/fifty_one/game';
import { fiftyOneShown, fiftyOneView, turnOf } from './field_views';
import { sceneOf, speak } from './scene';

speak('ja');

const PREVIEW: FieldPreview = {
  game: 'fifty_one',
  text: 'swap 4H AS',
  shown: fiftyOneShown({ card_count: 4, worth: 41 }),
};

function around(choice: Choice, parts: Partial<Surroundings> = {}): Surroundings {
  const view = fiftyOneView();
  const turn = turnOf({ choice, previews: [PREVIEW] });
  const game = fiftyOne(view);
  const unbound = { whyNotGive: NEVER_BOUND, whyNotTake: NEVER_BOUND };
  return { view, turn, game, scene: sceneOf(), ...unbound, ...parts };
}

describe('while one card is missing, each card says what it would make', () => {
  test.each<[string, Choice, string | undefined, string | undefined]>([
    ['nothing chosen', NOTHING, undefined, undefined],
    ['a hand card chosen', { ...NOTHING, give: '4H' }, undefined, '♠41'],
    ['a field card chosen', { ...NOTHING, take: 'AS' }, '♠41', undefined],
    ['both chosen', { give: '4H', take: 'AS', whole: null }, undefined, undefined],
  ])('%s', (_, choice, onHand, onField) => {
    const all = around(choice);
    expect(handLabels(all, () => null).markOf('4H')).toBe(onHand);
    expect(fieldLabels(all, []).markOf('AS')).toBe(onField);
  });

  test('in words too', () => {
    const all = around({ ...NOTHING, give: '4H' });
    expect(fieldLabels(all, []).noteOf('AS')).toBe('♠4枚 41点');
    expect(fieldLabels(all, []).noteOf('TH')).toBeUndefined();
  });
});

test('cards that have just come to the field are marked', () => {
  const labels = fieldLabels(around(NOTHING), ['3D']);
  expect([labels.markOf('3D'), labels.markOf('TH')]).toEqual(['新', undefined]);
  expect(labels.noteOf('3D')).toBe('いま場に出たカード');
});

describe('where a rule binds the exchange', () => {
  const all = around(NOTHING, {
    whyNotGive: (card) => (card === 'KS' ? null : 'いちばん高い札を出します。'),
  });
  const badge = { mark: '守', note: 'Aが守っています' };

  test.each([
    ['KS', 'playable', '出せます'],
    ['4H', 'blocked', '出せません'],
    ['9D', 'blocked', 'Aが守っています、出せません'],
  ])('%s is %s', (card, state, note) => {
    const labels = handLabels(all, (each) => (each === '9D' ? badge : null));
    expect(labels.stateOf(card)).toBe(state);
    expect(labels.noteOf(card)).toBe(note);
  });

  test('the cards that may be taken stand out with those that may be given', () => {
    expect(fieldLabels(all, []).stateOf('AS')).toBe('playable');
    expect(fieldLabels(around(NOTHING), []).stateOf('AS')).toBe('plain');
  });
});
