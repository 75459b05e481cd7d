/** A scene over the real sentences, for what is told without a screen. */
import { beforeAll, vi } from 'vitest';
import type { Client } from '../../src/room/client.svelte';
import { Scene } from '../../src/room/scene';
import { texts } from '../../src/texts/texts.svelte';

const SEATS = [
  { kind: 'person', name: '太郎' },
  { kind: 'person', name: '花子' },
  { kind: 'bot', name: 'sakura' },
];

/** Three seats; the person sits in the first. */
export function sceneOf(parts: Partial<Client> = {}): Scene {
  const room = { seats: SEATS, your_seat: 0, you: 'p1', game: '', options: {} };
  const client: unknown = { room, pack: null, match: { round_number: 3 }, ...parts };
  return new Scene(client as Client); // of a client, a scene reads no more than this
}

export function speak(language: 'ja' | 'en'): void {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} }); // takes the language of the page
    await texts.speak(language);
  });
}
