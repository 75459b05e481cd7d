/** Why cards and bids are not possible now, as sentences and places on the help page. */
import type { FiveHundredView, Reason } from '../../protocol/messages';
import { reasonSentence, type Told } from '../../room/refusals';
import type { Scene } from '../../room/scene';
import type { Card } from '../../room/types';
import { t } from '../../texts/texts.svelte';

const GAME = 'five_hundred';

/** Reasons that come to this: a card of the suit led is held. */
const FOLLOW_REASONS: readonly Reason[] = [
  'follow_suit',
  'left_bower_is_trump',
  'joker_while_following',
];

/** Sections of the help page, for the reasons that stand in views. */
const ANCHORS: Partial<Record<Reason, string>> = {
  not_your_turn: 'turn',
  bid_too_low: 'bid-order',
  misere_off: 'option-misere-enabled',
  open_misere_off: 'option-open-misere-enabled',
  blind_misere_off: 'option-blind-misere-enabled',
  sans_kitty_off: 'option-sans-kitty-enabled',
  misere_needs_seven: 'option-misere-needs-seven',
  blind_after_looking: 'blind-misere',
  blind_after_calling: 'blind-misere',
  signal_too_late: 'option-inkle',
  discard_count: 'exchange',
  follow_suit: 'following',
  left_bower_is_trump: 'bowers',
  joker_while_following: 'free-joker',
  joker_forced: 'option-misere-joker-forced',
  joker_plays_last: 'option-joker-after-all-led',
  joker_names_a_suit: 'leading-the-joker',
  joker_all_led: 'leading-the-joker',
  joker_leads_last: 'option-joker-lead',
  claim_in_misere: 'claims',
  claim_declined: 'claims',
};

/** A rule's name as a sentence and the section that says more. */
export function tellReason(reason: Reason): Told {
  return { sentence: reasonSentence(GAME, reason), anchor: ANCHORS[reason] ?? null };
}

/** Why the card of the hand may not be played to this trick; null if it may, or is not asked. */
export function whyBlocked(card: Card, view: FiveHundredView): Reason | null {
  return view.blocked[view.hand.indexOf(card)] ?? null;
}

/** Why only some of the own cards may be played, where that is so. */
export function whatHinders(view: FiveHundredView, scene: Scene): string | null {
  const reasons = view.blocked.filter((reason) => reason !== null);
  if (view.suit !== null && reasons.some((reason) => FOLLOW_REASONS.includes(reason))) {
    return t('web-five-hundred-must-follow', { suit: scene.suit(view.suit) });
  }
  return reasons.includes('joker_forced') ? t('five-hundred-must-play-joker') : null;
}
