/** What the table asks of a game: a new game is a new folder with one of these. */
import type { Component } from 'svelte';
import type { Client } from '../room/client.svelte';
import type { Scene } from '../room/scene';
import type { Event, View } from '../room/types';

export interface GameModule {
  /** The table: everything between the header and the log. */
  Table: Component<{ client: Client; scene: Scene }>;
  /** The sentences that tell of an event of the game; none for one that needs none. */
  tell(event: Event, scene: Scene): string[];
  /** A move in words. */
  describe(move: string, scene: Scene): string;
  /** The whole table in sentences, for those who do not look at it. */
  tableInWords(view: View, scene: Scene): string[];
  /** The section of the help page for what is going on. */
  anchor(view: View): string;
}
