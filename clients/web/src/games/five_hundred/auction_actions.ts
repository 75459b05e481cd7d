/** What can be done in the auction, and the sentence above the buttons. */
import type { BidOffer, FiveHundredView } from '../../protocol/messages';
import type { Client } from '../../room/client.svelte';
import type { Scene } from '../../room/scene';
import type { Action } from '../../table/actions';
import { t } from '../../texts/texts.svelte';
import { kindOf } from './action_kind';
import { bidText, BLIND_MISERE, isMisere, trumpOf } from './bids';
import type { HandShown } from './hand_marks';
import { callMove, LOOK, noBidMove } from './moves';
import { tellReason } from './reasons';
import { highestBid, isFaceDown } from './table_facts';
import { describe } from './words';

export interface Given {
  client: Client;
  scene: Scene;
  view: FiveHundredView;
}

/** The button that bids what was chosen, or raises to it. */
export function callAction({ bid }: BidOffer, given: Given): Action {
  const { client, scene, view } = given;
  const move = callMove(bid, client.legal.listed);
  const isRaise = view.phase === 'raise';
  const question = questionOf(move ?? `bid ${bid}`, bid, given);
  return {
    id: 'bid',
    label: t(`web-five-hundred-action-${isRaise ? 'raise' : 'bid'}`, {
      bid: bidText(bid, scene),
    }),
    keyName: 'Enter',
    ...kindOf(move !== null, question),
    why: move === null ? tellReason('not_your_turn').sentence : null,
    run: () => void (move !== null && client.move(move)),
  };
}

/** The bids that are possible only as long as the own cards lie face down. */
export function blindOffers(view: FiveHundredView): BidOffer[] {
  if (!isFaceDown(view)) return [];
  return view.bids.filter(({ bid, why_not }) => bid === BLIND_MISERE && why_not === null);
}

/** The buttons below a hand that lies face down: to look at it, or to bid blind. */
export function blindActions(given: Given): Action[] {
  const { client, scene, view } = given;
  if (!client.legal.listed.includes(LOOK)) return [];
  return [
    {
      id: LOOK,
      label: t('web-five-hundred-look'),
      keyName: 'l',
      kind: 'primary',
      run: () => void client.move(LOOK),
    },
    ...blindOffers(view).map((offer): Action => ({
      ...callAction(offer, given),
      id: 'blind',
      label: t('web-five-hundred-blind', {
        bid: bidText(offer.bid, scene),
        value: offer.value,
      }),
      keyName: 'm',
    })),
  ];
}

/** The button to bid nothing, on one's turn. */
export function noBidAction(given: Given): Action[] {
  const move = noBidMove(given.client.legal.listed);
  if (move === null) return [];
  const isPass = move === 'pass';
  const isBlind = isPass && isFaceDown(given.view);
  return [
    {
      id: isPass ? 'pass' : 'stand',
      label: t(`web-five-hundred-action-${isPass ? 'pass' : 'stand'}`),
      keyName: 'p',
      ...(isBlind ? { kind: 'danger', question: unlookedQuestion(move, given) } : {}),
      run: () => void given.client.move(move),
    },
  ];
}

/** What is asked before a bid is made; null where it is made at once. */
function questionOf(move: string, bid: string, given: Given): string | null {
  if (isMisere(bid)) {
    return t('web-question-five-hundred-misere', { move: describe(move, given.scene) });
  }
  return isFaceDown(given.view) ? unlookedQuestion(move, given) : null;
}

function unlookedQuestion(move: string, { scene }: Given): string {
  return t('web-question-five-hundred-unlooked', { move: describe(move, scene) });
}

/** What the chosen bid scores and how many trumps there are for it; else what is to be done. */
export function auctionSentence(
  chosen: BidOffer | null,
  shown: HandShown | null,
  given: Given,
): string | null {
  const { client, scene, view } = given;
  if (chosen !== null) {
    const { bid, value } = chosen;
    const scores = t('web-five-hundred-scores', { bid: bidText(bid, scene), value });
    return [scores, ...trumpsSentence(trumpOf(bid), shown)].join(' ');
  }
  if (shown !== null) return triedSentence(shown);
  if (!client.isMyTurn) return waitingSentence(view, scene);
  const highest = highestBid(view);
  if (highest === null) return t('web-five-hundred-first-bid');
  const bid = bidText(highest, scene);
  if (view.phase === 'raise') return t('web-five-hundred-won-auction', { bid });
  const value = view.bids.find((offer) => offer.bid === highest)?.value;
  return value === undefined ? null : t('web-five-hundred-to-beat', { bid, value });
}

function trumpsSentence(trump: string | null, shown: HandShown | null): string[] {
  if (trump === null || shown?.trump !== trump) return [];
  const trumps = shown.hand.filter((_, place) => shown.suits[place] === trump);
  return [t('web-five-hundred-trumps', { count: trumps.length })];
}

function triedSentence(shown: HandShown): string | null {
  return trumpsSentence(shown.trump, shown)[0] ?? null;
}

function waitingSentence(view: FiveHundredView, scene: Scene): string | null {
  if (view.phase === 'raise' && view.turn !== null) {
    return t('web-five-hundred-raising', { name: scene.name(view.turn) });
  }
  return view.bids.length === 0 ? t('web-five-hundred-out-of-auction') : null;
}
