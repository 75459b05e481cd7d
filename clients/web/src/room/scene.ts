/** Names as this person reads them: of people, seats, sides, games, cards and suits. */
import { t, texts, key } from '../texts/texts.svelte';
import type { Client } from './client.svelte';
import type { Card, Seat } from './types';

const SIGN_BY_SUIT: Readonly<Record<string, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' };
const RANKS: Readonly<Record<string, string>> = { T: '10', E: '11', W: '12', X: '13' };

/** All that a sentence is made with. Read within a template or an effect, it follows changes. */
export class Scene {
  constructor(readonly client: Client) {}

  /** Who sits there. */
  name(seat: Seat): string {
    const room = this.client.room;
    const sitting = room?.seats[seat];
    if (room === null || sitting === undefined) return t('seat', { seat: seat + 1 });
    if (seat === room.your_seat) return t('you');
    if (sitting.kind === 'bot' && sitting.name) return this.bot(sitting.name);
    return sitting.name || t('seat', { seat: seat + 1 });
  }

  names(seats: Iterable<Seat>): string {
    return texts.list(Array.from(seats, (seat) => this.name(seat)));
  }

  /** A bot's name in the person's language; one that was made unique is left as it is. */
  bot(name: string): string {
    const known = key('bot-name', name);
    return texts.has(known) ? t(known) : name;
  }

  /** A person of an event. */
  person(player: string, name: string): string {
    return this.client.room?.you === player ? t('you') : name;
  }

  /** Who scores together. */
  side(side: readonly Seat[]): string {
    return side.map((seat) => this.name(seat)).join('+');
  }

  /** Seats as people count them. */
  seatNumbers(seats: Iterable<Seat>): string {
    return texts.list(Array.from(seats, (seat) => String(seat + 1)));
  }

  game(game: string): string {
    const name = key('game', game);
    return texts.has(name) ? t(name) : game;
  }

  suit(suit: string): string {
    return SIGN_BY_SUIT[suit] ?? suit;
  }

  /** One card as it is written, with its caption where it has one. */
  card(card: Card): string {
    const face = this.client.pack?.faces[card];
    return face ? `${bareCard(card)} ${face.caption[texts.language]}` : bareCard(card);
  }

  cards(cards: readonly Card[]): string {
    const separator = this.client.pack === null ? ' ' : '  ';
    return cards.map((card) => this.card(card)).join(separator);
  }

  /** One card as it is spoken: "Queen of hearts". */
  spoken(card: Card): string {
    const face = this.client.pack?.faces[card];
    const name = spokenCard(card);
    return face ? `${name}${t('list-separator')}${face.caption[texts.language]}` : name;
  }
}

/** The rank as it stands on a card: `10` for `T`. */
export function rankOf(card: Card): string {
  const rank = card[0] ?? '';
  return RANKS[rank] ?? rank;
}

export function isJoker(card: Card): boolean {
  return card.startsWith('JK');
}

function bareCard(card: Card): string {
  if (card === '??') return '■';
  if (isJoker(card)) return card;
  return `${SIGN_BY_SUIT[card[1] ?? ''] ?? ''}${rankOf(card)}`;
}

function spokenCard(card: Card): string {
  if (card === '??') return t('card-hidden');
  if (isJoker(card)) return t(card === 'JK' ? 'card-joker' : 'card-joker-second');
  const rank = rankOf(card);
  const named = key('rank-name', rank);
  return t('card-spoken', {
    suit: t(key('suit-name', card[1] ?? '')),
    rank: texts.has(named) ? t(named) : rank,
  });
}
