/** What happens in a hand, as sentences: the same as in the terminal. */
import type { Scene } from '../../room/scene';
import type { Card, EventOf, Seat } from '../../room/types';
import { key, t, texts } from '../../texts/texts.svelte';
import { teller } from '../teller';
import { bidText } from './bids';
import { BACK } from './cards';
import { sidesOf, viewOf } from './table_facts';

const OWN_TYPES = [
  'cards_dealt',
  'cards_looked',
  'bid_made',
  'auction_passed',
  'bid_stood',
  'all_passed',
  'auction_won',
  'kitty_taken',
  'kitty_discarded',
  'joker_named',
  'partner_called',
  'partner_shown',
  'partners_sat_out',
  'hand_exposed',
  'card_played',
  'trick_won',
  'tricks_claimed',
  'claim_accepted',
  'claim_declined',
  'hand_scored',
] as const;

type OwnEvent = EventOf<(typeof OWN_TYPES)[number]>;

/** The sentences that tell of an event of the game; none for one of another game. */
export const tell = teller(OWN_TYPES, tellOwn);

function tellOwn(event: OwnEvent, scene: Scene): string[] {
  switch (event.type) {
    case 'cards_dealt':
      return dealt(event, scene);
    case 'cards_looked':
      return event.cards.includes(BACK) ? [] : [hiddenCards(event, scene)];
    case 'kitty_taken':
    case 'kitty_discarded':
      return [hiddenCards(event, scene)];
    case 'bid_made':
      return [bidMade(event, scene)];
    case 'auction_won':
      return [t(keyOf(event), { name: scene.name(event.seat), bid: bidText(event.bid, scene) })];
    case 'all_passed':
      return [t(keyOf(event) + (event.is_played ? '-played' : ''))];
    case 'auction_passed':
    case 'bid_stood':
    case 'partner_shown':
    case 'trick_won':
    case 'claim_accepted':
    case 'claim_declined':
      return [t(keyOf(event), { name: scene.name(event.seat) })];
    case 'joker_named':
      return [jokerNamed(event, scene)];
    case 'partner_called':
      return [partnerCalled(event, scene)];
    case 'partners_sat_out':
      return [t(keyOf(event), { names: scene.names(event.seats) })];
    case 'card_played':
      return [cardPlayed(event, scene)];
    case 'hand_exposed':
    case 'tricks_claimed':
      return [laidOpen(event, scene)];
    case 'hand_scored':
      return scored(event, scene);
    default:
      return never(event);
  }
}

/** Does not type-check as long as an event is left over. */
function never(event: never): never {
  throw new Error(`not told: ${JSON.stringify(event)}`);
}

function keyOf(event: OwnEvent): string {
  return key('event', 'five_hundred', event.type);
}

/** The deal, and the own cards if they are seen. */
function dealt(event: EventOf<'cards_dealt'>, scene: Scene): string[] {
  const line = t(keyOf(event), { round: event.round_number, name: scene.name(event.dealer) });
  const seat = scene.client.seat;
  const own = seat === null ? undefined : event.hands[seat];
  if (seat === null || own === undefined) return [line];
  if (!event.looked[seat]) return [line, t(`${keyOf(event)}-down`, { count: own.length })];
  return [line, t(`${keyOf(event)}-seen`, { cards: scene.cards(knownOrder(own, scene)) })];
}

/** How many cards; which, if this person knows them. */
function hiddenCards(
  event: EventOf<'cards_looked' | 'kitty_taken' | 'kitty_discarded'>,
  scene: Scene,
): string {
  const told = { name: scene.name(event.seat), count: event.cards.length };
  if (event.cards.includes(BACK)) return t(keyOf(event), told);
  const cards = scene.cards(knownOrder(event.cards, scene));
  return t(`${keyOf(event)}-seen`, { ...told, cards });
}

/** The cards in the order of the own hand where they are the hand; else as they came. */
function knownOrder(cards: readonly Card[], scene: Scene): readonly Card[] {
  const hand = viewOf(scene.client.view)?.hand ?? [];
  const isHand = cards.length === hand.length && cards.every((card) => hand.includes(card));
  return isHand ? hand : cards;
}

function bidMade(event: EventOf<'bid_made'>, scene: Scene): string {
  const sentence = keyOf(event) + (event.is_raise ? '-raise' : '');
  return t(sentence, { name: scene.name(event.seat), bid: bidText(event.bid, scene) });
}

function jokerNamed(event: EventOf<'joker_named'>, scene: Scene): string {
  const name = scene.name(event.seat);
  if (event.suit === null) return t(`${keyOf(event)}-none`, { name });
  return t(keyOf(event), { name, suit: scene.suit(event.suit) });
}

function cardPlayed(event: EventOf<'card_played'>, scene: Scene): string {
  const told = { name: scene.name(event.seat), card: scene.card(event.card) };
  if (event.named === null) return t(keyOf(event), told);
  return t(`${keyOf(event)}-naming`, { ...told, suit: scene.suit(event.named) });
}

function partnerCalled(event: EventOf<'partner_called'>, scene: Scene): string {
  const name = scene.name(event.seat);
  if (event.card !== null) return t(`${keyOf(event)}-card`, { name, card: scene.card(event.card) });
  if (event.partners.length === 0) return t(`${keyOf(event)}-alone`, { name });
  return t(`${keyOf(event)}-seats`, { name, names: scene.names(event.partners) });
}

function laidOpen(event: EventOf<'hand_exposed' | 'tricks_claimed'>, scene: Scene): string {
  const told = { name: scene.name(event.seat), cards: scene.cards(event.cards) };
  if (event.type === 'hand_exposed') return t(keyOf(event), told);
  return t(keyOf(event), { ...told, count: event.count });
}

/** Tricks of each side and the discards; a hand that was thrown in has neither. */
function scored(event: EventOf<'hand_scored'>, scene: Scene): string[] {
  const lines: string[] = [];
  if (event.tricks.some((count) => count > 0)) {
    lines.push(t(keyOf(event), { tricks: texts.list(tricksOfSides(event.tricks, scene)) }));
  }
  if (event.discards.length > 0) {
    lines.push(t(`${keyOf(event)}-discards`, { cards: scene.cards(event.discards) }));
  }
  if (event.partners.length > 0) {
    lines.push(t(`${keyOf(event)}-partners`, { names: scene.names(event.partners) }));
  }
  return lines;
}

function tricksOfSides(tricks: readonly number[], scene: Scene): string[] {
  return sidesOf(scene).map((side: readonly Seat[], number) =>
    t('five-hundred-tricks-of', { name: scene.side(side), count: tricks[number] ?? 0 }),
  );
}
