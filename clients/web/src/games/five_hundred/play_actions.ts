/** What can be done while tricks are played, and the sentence above the buttons. */
import type { FiveHundredView } from '../../protocol/messages';
import type { Client } from '../../room/client.svelte';
import type { Scene } from '../../room/scene';
import type { Card } from '../../room/types';
import type { Action } from '../../table/actions';
import { t } from '../../texts/texts.svelte';
import { kindOf } from './action_kind';
import { labelled } from './cards';
import { JOKER, type Said } from './moves';
import { tellReason, whatHinders } from './reasons';
import { claimLine } from './table_facts';
import { describe } from './words';

/** `play KS` */
const PLAIN_WORDS = 2;

export interface PlayGiven {
  client: Client;
  scene: Scene;
  view: FiveHundredView;
  chosen: Card | null;
  /** The move that the chosen card makes; null as long as something is missing. */
  move: string | null;
  /** Is a suit to be chosen for the joker that is led? */
  asksSuit: boolean;
  said: Said;
}

export function playActions(given: PlayGiven): Action[] {
  if (given.view.claim !== null) return answerActions(given.client);
  return given.chosen === null ? [] : [playAction(given.chosen, given)];
}

/** What the move would do, or what is to be kept in mind; null where nothing is. */
export function playSentence(given: PlayGiven): string | null {
  const { client, scene, view, chosen, move, asksSuit } = given;
  if (view.claim !== null) {
    const isOwn = view.claim.seat === view.seat;
    return isOwn ? t('web-five-hundred-claim-waits') : claimLine(view, scene);
  }
  // The button says what a plain play does.
  if (chosen !== null && move !== null) return isPlain(move) ? null : describe(move, scene);
  if (asksSuit) return null;
  const hinders = whatHinders(view, scene);
  if (hinders !== null || !client.isMyTurn || view.phase !== 'play') return hinders;
  return t(view.plays.length === 0 ? 'web-five-hundred-you-lead' : 'web-five-hundred-any-card');
}

function isPlain(move: string): boolean {
  return move.split(' ').length === PLAIN_WORDS;
}

function playAction(chosen: Card, given: PlayGiven): Action {
  const { client, scene, view, move } = given;
  const card = labelled(chosen, view.contract, scene);
  const question =
    move !== null && isFatal(chosen, given)
      ? t('web-question-five-hundred-unnamed', { move: describe(move, scene) })
      : null;
  return {
    id: 'play',
    label: t('web-five-hundred-action-play', { card }),
    keyName: 'Enter',
    ...kindOf(move !== null, question),
    why: move === null ? whyNotYet(given) : null,
    run: () => void (move !== null && client.move(move)),
  };
}

function whyNotYet({ asksSuit }: PlayGiven): string {
  if (asksSuit) return tellReason('joker_names_a_suit').sentence;
  return tellReason('not_your_turn').sentence;
}

/** The first lead of a misere that leaves the joker in the hand without a suit loses it. */
function isFatal(chosen: Card, { view, said }: PlayGiven): boolean {
  const isLeft = chosen !== JOKER && view.hand.includes(JOKER);
  const canName = view.nameable.length > 0 && said.name === null;
  return view.contract?.is_misere === true && canName && isLeft;
}

function answerActions(client: Client): Action[] {
  const { listed } = client.legal;
  const answer = (move: string, keyName: string): Action => ({
    id: move,
    label: t(`web-five-hundred-action-${move}`),
    keyName,
    run: () => void client.move(move),
  });
  return [
    ...(listed.includes('accept') ? [answer('accept', 'a')] : []),
    ...(listed.includes('decline') ? [answer('decline', 'd')] : []),
  ];
}
