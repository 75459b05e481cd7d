/** Page One in sentences: the terminal tells the same. */
import type { PageOneView } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { Event, EventOf, Seat, View } from '../../room/types';
import { key, t, texts } from '../../texts/texts.svelte';

const BACK = '??';

export function tell(event: Event, scene: Scene): string[] {
  switch (event.type) {
    case 'seat_skipped':
    case 'trick_won':
    case 'declared':
    case 'finish_refused':
    case 'went_out':
      return [t(keyOf(event), { name: scene.name(event.seat) })];
    case 'hands_dealt':
      return [t(keyOf(event), { round: event.round_number, name: scene.name(event.leader) })];
    case 'card_played':
      return [played(event, scene)];
    case 'cards_drawn':
    case 'penalty_drawn':
      return [drawn(event, scene)];
    case 'stock_renewed':
      return [t(keyOf(event), { count: event.stock_count })];
    case 'caught':
      return [t(keyOf(event), { name: scene.name(event.seat), by: scene.name(event.by) })];
    case 'falsely_challenged':
      return [
        t(keyOf(event), { name: scene.name(event.seat), against: scene.name(event.against) }),
      ];
    case 'round_counted':
      return [counted(event, scene)];
    default:
      return []; // events of the room and of other games are told elsewhere
  }
}

/** A move in words, without its announcement. */
export function describe(move: string, scene: Scene): string {
  const [verb = '', first, second] = move.split(' ');
  if (verb === 'play' && first !== undefined) {
    const card = scene.card(first);
    return second !== undefined && second !== 'declare'
      ? t('move-page-one-play-naming', { card, suit: scene.suit(second) })
      : t('move-page-one-play', { card });
  }
  if (verb === 'challenge') return t('web-page-one-challenge', { name: scene.name(Number(first)) });
  return t(key('move', 'page_one', verb));
}

/** The whole table, for those who do not look at it. */
export function tableInWords(view: View, scene: Scene): string[] {
  if (view.game !== 'page_one') return [];
  const lines = [
    t('page-one-status', {
      round: scene.client.match?.round_number ?? 1,
      trick: view.trick_count + 1,
      stock: view.stock_count,
      discards: view.discard_count,
    }),
    ...view.card_counts.map((count, seat) => holding(seat, count, view, scene)),
    trick(view, scene),
  ];
  if (view.skipped.length > 0) {
    lines.push(t('page-one-skipped', { names: scene.names(view.skipped) }));
  }
  if (view.removed.length > 0) {
    lines.push(t('page-one-removed', { cards: scene.cards(view.removed) }));
  }
  if (view.seat !== null) {
    const cards = texts.list(view.hand.map((card) => scene.spoken(card)));
    lines.push(t('web-hand-in-words', { count: view.hand.length, cards }));
  }
  return lines;
}

function played(event: EventOf<'card_played'>, scene: Scene): string {
  const name = scene.name(event.seat);
  const card = scene.card(event.card);
  return event.named === null
    ? t(keyOf(event), { name, card })
    : t(`${keyOf(event)}-naming`, { name, card, suit: scene.suit(event.named) });
}

/** How many were drawn; which, if this person drew them. */
function drawn(event: EventOf<'cards_drawn' | 'penalty_drawn'>, scene: Scene): string {
  const name = scene.name(event.seat);
  const count = event.cards.length;
  if (count === 0) return t(`${keyOf(event)}-none`, { name });
  if (event.cards.includes(BACK)) return t(keyOf(event), { name, count });
  return t(`${keyOf(event)}-seen`, { name, count, cards: scene.cards(event.cards) });
}

function counted(event: EventOf<'round_counted'>, scene: Scene): string {
  const counts = event.card_counts.map((count, seat) =>
    t('page-one-count', { name: scene.name(seat), count }),
  );
  return t(keyOf(event), { counts: texts.list(counts) });
}

function holding(seat: Seat, count: number, view: PageOneView, scene: Scene): string {
  const name = scene.name(seat);
  return view.declared[seat]
    ? t('web-page-one-holds-declared', { name, count })
    : t('page-one-count', { name, count });
}

function trick(view: PageOneView, scene: Scene): string {
  if (view.plays.length === 0) return t('page-one-lead', { name: scene.name(view.leader) });
  const plays = texts.list(
    view.plays.map(({ seat, card }) =>
      t('page-one-played', { name: scene.name(seat), card: scene.card(card) }),
    ),
  );
  return view.suit === null
    ? t('page-one-trick-open', { plays })
    : t('page-one-trick', { suit: scene.suit(view.suit), plays });
}

function keyOf(event: Event): string {
  return key('event', 'page_one', event.type);
}
