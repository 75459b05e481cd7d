/** 46 at the table with a field: what its moves leave, ask and bring about. */
import { actOf } from '../field/acts';
import { announcementFor } from '../field/choice';
import type { Act, FieldGame, Turn } from '../field/game';
import type { FieldPreview } from '../field/view';
import type { FortySixShown } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { ViewOf } from '../../room/types';
import { key, t, texts } from '../../texts/texts.svelte';
import { describe, worth } from './words';

type FortySixView = ViewOf<'forty_six'>;

const STOP = 'stop';
const HAND_SIZE = 5;
/** Of the help page, by act. */
const SECTIONS: Readonly<Record<string, string>> = { flush: 'flush', stand: 'option-stand' };
/** More exchanges than this are not read out. */
const LISTED_MOST = 4;

export function fortySix(view: FortySixView): FieldGame {
  return {
    id: 'forty_six',
    isAceLow: true,
    describe,
    leaves: (preview, scene) => worth(shownOf(preview), scene, 'forty-six-leaves'),
    leavesInShort: (preview, scene) => {
      const { suit, worth: points, over } = shownOf(preview);
      return over === null ? `${scene.suit(suit)}${points}` : `+${over}`;
    },
    byItself: () => null,
    doLabel: (move) => t(key('web', 'forty_six', 'do', move.split(' ')[0] ?? '')),
    doAnnouncedLabel: () => t('web-forty-six-do-swap-stop'),
    question: () => null,
    announceQuestion,
    acts: (turn, scene) => acts(view, turn, scene),
  };
}

function shownOf(preview: FieldPreview): FortySixShown {
  if (preview.game !== 'forty_six') throw new TypeError(`a preview of ${preview.game}`);
  return preview.shown;
}

function announceQuestion(move: string, scene: Scene): string {
  return t('web-forty-six-ask-stop-with', { move: describe(move, scene) });
}

/** Flush and stop, and standing where the room plays with it. */
function acts(view: FortySixView, turn: Turn, scene: Scene): Act[] {
  const found = [act(view, turn, 'flush', 'n', whyNoFlush(view)), stop(view, turn, scene)];
  if (view.options['stand'] === true) {
    found.push(act(view, turn, 'stand', 't', whyNoStand(view)));
  }
  return found;
}

function act(
  view: FortySixView,
  turn: Turn,
  move: string,
  keyName: string,
  reason: string | null,
): Act {
  const label = t(key('web', 'forty_six', 'act', move));
  const anchor = SECTIONS[move] ?? 'turn';
  return actOf(view, turn, { id: move, label, keyName, move, reason, anchor, question: null });
}

function whyNoFlush(view: FortySixView): string | null {
  if (view.phase === 'first_lap') return 'first_lap';
  if (view.has_flushed) return 'flushed_this_turn';
  const isBarred = view.phase === 'last_turn' && view.options['last_turn_flush'] === false;
  return isBarred ? 'no_flush_on_last_turn' : null;
}

function whyNoStand(view: FortySixView): string | null {
  if (view.phase !== 'last_turn') return 'stand_on_last_lap';
  return view.has_flushed ? 'flushed_this_turn' : whyNotGood(view);
}

/** As the help above the hand has it. */
function whyNotGood({ shown }: FortySixView): string | null {
  if (shown === null) return null;
  if (shown.over !== null) return 'hand_is_over';
  return shown.card_count < HAND_SIZE ? 'hand_is_mixed' : null;
}

/** The stop: with the exchange chosen, alone, or with the only exchange that allows one. */
function stop(view: FortySixView, turn: Turn, scene: Scene): Act {
  const found = announcementFor(turn.choice, turn.legal);
  const isAlone = turn.legal.listed.includes(STOP);
  const isChosen = turn.choice.give !== null && turn.choice.take !== null;
  const base = { id: STOP, label: t('web-forty-six-act-stop'), keyName: 's', anchor: 'stop' };
  if ('move' in found && (isChosen || !isAlone)) {
    const move = `${found.move} ${turn.legal.announcement}`;
    return { ...base, move, why: null, question: announceQuestion(found.move, scene) };
  }
  const question = t('web-forty-six-ask-stop');
  const among = 'among' in found ? found.among : [];
  if (isAlone || among.length === 0) {
    return actOf(view, turn, { ...base, move: STOP, reason: whyNoStop(view), question });
  }
  return { ...base, move: STOP, why: whichExchange(among, scene), question };
}

function whyNoStop(view: FortySixView): string | null {
  if (view.stopper !== null) return 'stop_is_out';
  if (view.phase === 'first_lap') return 'first_lap';
  return view.has_flushed ? 'flushed_this_turn' : whyNotGood(view);
}

function whichExchange(among: readonly string[], scene: Scene): string {
  if (among.length > LISTED_MOST) return t('web-forty-six-choose-before-stop');
  const moves = texts.list(among.map((move) => describe(move, scene)));
  return t('forty-six-stop-which', { moves });
}
