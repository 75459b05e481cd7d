/** 51 at the table with a field: what its moves leave, ask and bring about. */
import { actOf } from '../field/acts';
import { announcementFor } from '../field/choice';
import type { Act, FieldGame, Turn } from '../field/game';
import { isNeedless } from '../field/proposal';
import type { FieldPreview } from '../field/view';
import type { Shown } from '../../protocol/messages';
import { reasonSentence } from '../../room/refusals';
import type { Scene } from '../../room/scene';
import type { ViewOf } from '../../room/types';
import { key, t, texts } from '../../texts/texts.svelte';
import { describe, worth } from './words';

type FiftyOneView = ViewOf<'fifty_one'>;

const TARGET = 51;
/** Of the help page, by act. */
const SECTIONS: Readonly<Record<string, string>> = {
  swap_all: 'exchange-all',
  flush: 'flush',
  pass: 'pass',
};
/** More moves than this are not read out. */
const LISTED_MOST = 4;

export function fiftyOne(view: FiftyOneView): FieldGame {
  return {
    id: 'fifty_one',
    isAceLow: false,
    describe,
    leaves: (preview, scene) => worth(shownOf(preview), scene, 'fifty-one-leaves'),
    leavesInShort: (preview, scene) => {
      const { suit, worth: points } = shownOf(preview);
      return `${scene.suit(suit)}${points}`;
    },
    byItself: (preview) => byItself(shownOf(preview), view),
    doLabel: (move) => doLabel(move, ''),
    doAnnouncedLabel: (move) => doLabel(move, '-call'),
    question: (move, turn, scene) => (move === 'swap_all' ? swapAll(view, turn, scene) : null),
    announceQuestion,
    acts: (turn, scene) => acts(view, turn, scene),
  };
}

function shownOf(preview: FieldPreview): Shown {
  if (preview.game !== 'fifty_one') throw new TypeError(`a preview of ${preview.game}`);
  return preview.shown;
}

/** A hand of 51 stops, or calls where that does not end the round and nobody has called. */
function byItself({ points }: Shown, view: FiftyOneView): string | null {
  if (points !== TARGET) return null;
  if (view.options['instant_win'] !== false) return t('web-fifty-one-stops-by-itself');
  return view.caller === null ? t('web-fifty-one-calls-by-itself') : null;
}

function doLabel(move: string, announced: '' | '-call'): string {
  return t(key('web', 'fifty_one', 'do', move.split(' ')[0] ?? '') + announced);
}

function announceQuestion(move: string, scene: Scene): string {
  return t('web-fifty-one-ask-call', { move: describe(move, scene) });
}

function swapAll(view: FiftyOneView, turn: Turn, scene: Scene): string {
  const cards = scene.cards(view.field);
  const preview = turn.previewOf('swap_all');
  if (preview === null) return t('web-fifty-one-ask-swap-all', { cards });
  const leaves = worth(shownOf(preview), scene, 'fifty-one-leaves');
  return t('web-fifty-one-ask-swap-all-leaves', { cards, leaves });
}

/** Exchange all, flush, pass and call, in this order; those that the room plays without are not. */
function acts(view: FiftyOneView, turn: Turn, scene: Scene): Act[] {
  const found: Act[] = [];
  if (view.options['moves'] !== 'single') {
    const canCall = turn.legal.announceable.includes('swap_all');
    const question = canCall ? null : swapAll(view, turn, scene);
    found.push(
      act(view, turn, 'swap_all', 'A', whyNoSwapAll(view), question),
      act(view, turn, 'flush', 'n', whyNoFlush(view), null),
    );
  }
  found.push(act(view, turn, 'pass', 'p', whyNoPass(view), null), call(view, turn, scene));
  return found;
}

function act(
  view: FiftyOneView,
  turn: Turn,
  move: string,
  keyName: string,
  reason: string | null,
  question: string | null,
): Act {
  const label = t(key('web', 'fifty_one', 'act', move));
  const anchor = SECTIONS[move] ?? 'turn';
  return actOf(view, turn, { id: move, label, keyName, move, reason, anchor, question });
}

function whyNoSwapAll(view: FiftyOneView): string | null {
  return view.phase === 'first_lap' ? 'first_lap' : null;
}

function whyNoFlush(view: FiftyOneView): string | null {
  if (view.phase === 'last_turn') return 'no_flush_on_last_turn';
  if (view.phase === 'first_lap') return 'first_lap';
  if (view.phase === 'after_flush') return 'flushed_this_turn';
  return view.seat !== null && view.flushed_last[view.seat] ? 'flushed_last_turn' : null;
}

function whyNoPass(view: FiftyOneView): string | null {
  if (view.phase === 'first_lap') return 'first_lap';
  if (view.phase === 'after_flush') return 'flushed_this_turn';
  switch (view.options['passes']) {
    case 'none':
      return 'no_passes';
    case 'once':
      return view.seat !== null && view.passes_used[view.seat] ? 'pass_used' : null;
    default:
      return null;
  }
}

/** The call goes with a move: with the one chosen, or with the only one that there is. */
function call(view: FiftyOneView, turn: Turn, scene: Scene): Act {
  const game = fiftyOne(view);
  const found = announcementFor(turn.choice, turn.legal, (move) => isNeedless(move, turn, game));
  const label = t('web-fifty-one-act-call');
  const base = { id: 'call', label, keyName: 'C', anchor: 'call' };
  if ('move' in found) {
    const { move } = found;
    const question = announceQuestion(move, scene);
    return { ...base, move: `${move} ${turn.legal.announcement}`, why: null, question };
  }
  return { ...base, move: '', why: whyNoCall(view, turn, found.among, scene), question: null };
}

function whyNoCall(view: FiftyOneView, turn: Turn, among: readonly string[], scene: Scene): string {
  if (view.turn === null) return reasonSentence('fifty_one', 'round_over');
  if (view.caller !== null) return reasonSentence('fifty_one', 'call_is_out');
  if (!turn.isMine) return t('fifty-one-call-not-your-turn');
  if (among.length === 0) return reasonSentence('fifty_one', 'call_needs_one_suit');
  if (among.length > LISTED_MOST) return t('web-fifty-one-choose-before-call');
  const moves = texts.list(among.map((move) => describe(move, scene)));
  return t('fifty-one-call-which', { moves });
}
