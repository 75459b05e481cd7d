/** Who is guided: somebody who plays a game with bots alone for the first time, in round one. */
import { load, save } from '../person/storage';
import type { Client } from '../room/client.svelte';

const DONE = 'guided';

class Guide {
  #done = $state.raw<readonly string[]>(load<string[]>(DONE, []));
  /** The game that the person asked to be guided in, whoever plays. */
  #wished = $state<string | null>(null);

  isShown(client: Client): boolean {
    const { room, match } = client;
    if (room === null || match === null || client.seat === null) return false;
    if (this.#wished === room.game) return true;
    const isAlone = room.seats.every(({ kind }, seat) => kind === 'bot' || seat === client.seat);
    return isAlone && match.round_number === 1 && !this.#done.includes(room.game);
  }

  /** Guides in this game from now on, until it is closed. */
  wish(game: string): void {
    this.#wished = game;
  }

  /** Not needed any more: kept for good. */
  close(game: string): void {
    this.#wished = null;
    if (this.#done.includes(game)) return;
    this.#done = [...this.#done, game];
    save(DONE, this.#done);
  }

  /** To be called while the table is made: a first round that was played is not guided again. */
  follow(client: () => Client): void {
    $effect(() => {
      const { match, room, seat } = client();
      if (room === null || match === null || seat === null || match.round_number < 2) return;
      if (this.#wished !== room.game) this.close(room.game);
    });
  }
}

export const guide = new Guide();
