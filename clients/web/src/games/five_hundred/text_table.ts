/** The whole table in sentences, and the section of the help page for what is going on. */
import type { FiveHundredPhase, FiveHundredView } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { View } from '../../room/types';
import { t, texts } from '../../texts/texts.svelte';
import { bidText, callText } from './bids';
import { labelled, lastTrickText, leftBowerNote, suitGroups, trickText } from './cards';
import { whatHinders } from './reasons';
import {
  callsOfSeats,
  claimLine,
  contractLines,
  isFaceDown,
  openHandLines,
  sidesOf,
  TRICKS,
  tricksLine,
  viewOf,
} from './table_facts';

const ANCHORS: Readonly<Record<FiveHundredPhase, string>> = {
  auction: 'auction',
  raise: 'option-winner-may-raise',
  exchange: 'exchange',
  call_partner: 'five-players',
  play: 'play',
  over: 'scoring',
};

export function anchor(view: View): string {
  const table = viewOf(view);
  if (table === null) return 'five-hundred';
  if (table.claim !== null) return 'claims';
  if (table.phase === 'auction' && isFaceDown(table)) return 'blind-misere';
  const isFollowing = table.phase === 'play' && table.plays.length > 0;
  return isFollowing ? 'following' : ANCHORS[table.phase];
}

export function tableInWords(view: View, scene: Scene): string[] {
  const table = viewOf(view);
  if (table === null) return [];
  return [
    ...statusLines(table, scene),
    ...middleLines(table, scene),
    ...handLines(table, scene),
    ...present(whatHinders(table, scene)),
  ];
}

/** Which hand and trick of the match it is. */
function statusLine(view: FiveHundredView, scene: Scene): string {
  const round = scene.client.match?.round_number ?? 1;
  if (view.phase !== 'play') {
    return t('five-hundred-status', { round, dealer: scene.name(view.dealer) });
  }
  const trick = Math.min(view.tricks.length + 1, TRICKS);
  return t('five-hundred-status-play', { round, trick });
}

function statusLines(view: FiveHundredView, scene: Scene): string[] {
  const scores = sidesOf(scene).map((side, number) =>
    t('score-total', { name: scene.side(side), score: view.totals[number] ?? 0 }),
  );
  const target = String(scene.client.room?.options['target'] ?? '');
  return [statusLine(view, scene), t('five-hundred-scores', { scores: scores.join('  '), target })];
}

function middleLines(view: FiveHundredView, scene: Scene): string[] {
  switch (view.phase) {
    case 'auction':
    case 'raise':
      return [callsLine(view, scene), ...offerLines(view, scene)];
    case 'over':
      return [...contractLines(view, scene), tricksLine(view, scene), ...discardLines(view, scene)];
    default:
      return playLines(view, scene);
  }
}

function callsLine(view: FiveHundredView, scene: Scene): string {
  if (view.calls.length === 0) return t('five-hundred-no-calls');
  const spoken = callsOfSeats(view).filter(({ said }) => said.length > 0);
  const each = spoken.map(({ seat, said }) =>
    t('five-hundred-calls-of', {
      name: scene.name(seat),
      calls: said.map((call) => callText(call, scene)).join(' '),
    }),
  );
  return t('five-hundred-calls', { calls: each.join('  ') });
}

/** Every bid that is possible, with its value; none of them for one that may not bid. */
function offerLines(view: FiveHundredView, scene: Scene): string[] {
  if (view.bids.length === 0) return [];
  const possible = view.bids.filter((offer) => offer.why_not === null);
  if (possible.length === 0) return [t('five-hundred-no-bid-left')];
  const each = possible.map((offer) =>
    t('five-hundred-offer', { bid: bidText(offer.bid, scene), value: offer.value }),
  );
  return [`${t('five-hundred-grid')} ${texts.list(each)}`];
}

function playLines(view: FiveHundredView, scene: Scene): string[] {
  const lines = contractLines(view, scene);
  if (view.phase === 'exchange' && view.kitty.length > 0) {
    lines.push(t('five-hundred-kitty', { cards: scene.cards(view.kitty) }));
  }
  if (view.phase === 'play') {
    lines.push(tricksLine(view, scene), trickText(view, scene));
    if (view.tricks.length > 0) lines.push(lastTrickText(view, scene));
  }
  return [...lines, ...openHandLines(view, scene), ...present(claimLine(view, scene))];
}

function discardLines(view: FiveHundredView, scene: Scene): string[] {
  if (view.discards.length === 0) return [];
  return [t('event-five-hundred-hand-scored-discards', { cards: scene.cards(view.discards) })];
}

/** The own cards by suit, trumps first; those that may be played now are said once more. */
function handLines(view: FiveHundredView, scene: Scene): string[] {
  if (view.seat === null) return [];
  if (view.hand.length === 0) {
    const count = view.hand_counts[view.seat] ?? 0;
    return count > 0 ? [t('five-hundred-hand-down', { count })] : [];
  }
  const rows = suitGroups(view).map(({ suit, cards }) => {
    const written = cards.map((card) => labelled(card, view.contract, scene)).join(' ');
    return `${suitLabel(suit, view, scene)} ${written}`;
  });
  return [
    `${t('five-hundred-hand')}: ${rows.join('  ')}`,
    ...playableLine(view, scene),
    ...present(leftBowerNote(view, scene)),
  ];
}

function suitLabel(suit: string | null, view: FiveHundredView, scene: Scene): string {
  if (suit === null) return t('five-hundred-no-suit');
  const written = scene.suit(suit);
  return suit === view.contract?.trump ? t('five-hundred-trump-label', { suit: written }) : written;
}

function playableLine(view: FiveHundredView, scene: Scene): string[] {
  const cards = view.hand.filter((_, place) => view.blocked[place] === null);
  if (cards.length === 0) return [];
  const written = cards.map((card) => labelled(card, view.contract, scene)).join(' ');
  return [t('web-five-hundred-may-play', { cards: written })];
}

function present(line: string | null): string[] {
  return line === null || line === '' ? [] : [line];
}
