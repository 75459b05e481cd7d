/** What is seen and said of each card: whether it may be exchanged, what that would leave. */
import type { Scene } from '../../room/scene';
import type { Card } from '../../room/types';
import { t } from '../../texts/texts.svelte';
import { completions } from './choice';
import type { FieldGame, Turn, WhyBound } from './game';
import type { FieldView } from './view';

export interface Labels {
  stateOf(card: Card): 'plain' | 'playable' | 'blocked';
  /** A badge. */
  markOf(card: Card): string | undefined;
  /** Said after the card's name. */
  noteOf(card: Card): string | undefined;
}

export interface Badge {
  mark: string;
  note: string;
}

export interface Surroundings {
  view: FieldView;
  turn: Turn;
  game: FieldGame;
  scene: Scene;
  whyNotGive: WhyBound;
  whyNotTake: WhyBound;
}

/** Of the own cards; `badgeOf` is what lasts. */
export function handLabels(all: Surroundings, badgeOf: (card: Card) => Badge | null): Labels {
  const can = { yes: 'web-field-can-give', no: 'web-field-cannot-give' };
  return labels(all, all.whyNotGive, can, badgeOf);
}

/** Of the field; `fresh` cards have just come there. */
export function fieldLabels(all: Surroundings, fresh: readonly Card[]): Labels {
  const can = { yes: 'web-field-can-take', no: 'web-field-cannot-take' };
  return labels(all, all.whyNotTake, can, (card) =>
    fresh.includes(card) ? { mark: t('web-field-new'), note: t('web-field-new-spoken') } : null,
  );
}

function labels(
  all: Surroundings,
  why: WhyBound,
  can: { yes: string; no: string },
  badgeOf: (card: Card) => Badge | null,
): Labels {
  const { view, turn, game, scene } = all;
  const wouldBe = completions(turn.choice, view.hand, view.field);
  const isBinding = isAnyBound(all);
  const leavesWith = (card: Card, how: 'leaves' | 'leavesInShort'): string | undefined => {
    const move = wouldBe.get(card);
    const preview = move === undefined ? null : turn.previewOf(move);
    return preview === null ? undefined : game[how](preview, scene);
  };
  return {
    stateOf: (card) => (why(card) !== null ? 'blocked' : isBinding ? 'playable' : 'plain'),
    markOf: (card) => leavesWith(card, 'leavesInShort') ?? badgeOf(card)?.mark,
    noteOf: (card) => {
      const allowed = isBinding ? t(why(card) === null ? can.yes : can.no) : undefined;
      return joined(leavesWith(card, 'leaves'), badgeOf(card)?.note, allowed);
    },
  };
}

/** Does a rule bind the exchange? Then the cards that may be exchanged stand out. */
function isAnyBound({ view, whyNotGive, whyNotTake }: Surroundings): boolean {
  return (
    view.hand.some((card) => whyNotGive(card) !== null) ||
    view.field.some((card) => whyNotTake(card) !== null)
  );
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(t('list-separator')) || undefined;
}
