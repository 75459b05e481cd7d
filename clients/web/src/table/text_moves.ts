/** The moves of the text table: each legal move in words, with its announcement as one of its own. */
import type { GameModule } from '../games/module';
import type { Moves } from '../protocol/messages';
import type { Scene } from '../room/scene';
import type { Card } from '../room/types';
import { key, t, texts } from '../texts/texts.svelte';

export interface TextMove {
  /** In notation. */
  text: string;
  label: string;
}

export function textMoves(legal: Moves, scene: Scene, game: GameModule): TextMove[] {
  const announceable = new Set(legal.announceable);
  return legal.listed.flatMap((move) => {
    const words = game.describe(move, scene);
    const plain: TextMove = { text: move, label: asSentence(words) };
    if (!announceable.has(move)) return [plain];
    const text = `${move} ${legal.announcement}`;
    return [plain, { text, label: asSentence(withAnnouncement(words, legal.announcement, scene)) }];
  });
}

/** With a capital at its beginning, where the language has any. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withAnnouncement(label: string, word: string, scene: Scene): string {
  const name = key('web-text-with', scene.client.room?.game ?? '', word);
  return texts.has(name) ? t(name, { move: label }) : `${label}, ${word}`;
}

/** What a choice offers, in words: a card, or who sits in a seat. */
export function offerLabel(offer: Card, scene: Scene): string {
  return /^\d+$/.test(offer) ? scene.name(Number(offer)) : scene.spoken(offer);
}

/** The move that a choice comes to. */
export function chosenMove(verb: string, chosen: readonly string[]): string {
  return [verb, ...chosen].join(' ');
}
