/**
 * Keeps a finished trick on the table until people have seen it.
 *
 * The state of the game is always the newest; only the trick that is drawn lags behind.
 */
import type { Client } from '../room/client.svelte';
import { finishedTricks, type HeldTrick } from './tricks';
import { FACTOR_BY_SPEED, settings } from '../person/settings.svelte';

/** How long a finished trick stays at normal speed. */
export const HOLD_MS = 1200;

/** Somebody for whom nothing moves still wants to see the trick; only "off" means at once. */
export function holdMs(): number {
  return HOLD_MS * FACTOR_BY_SPEED[settings.choices.speed];
}

/** To be made while a table is made; it follows the client for as long as that lives. */
export class TrickHold {
  #held = $state.raw<HeldTrick | null>(null);
  #last = $state.raw<HeldTrick | null>(null);
  #waiting: HeldTrick[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: () => Client) {
    $effect(() => {
      const stop = client().onUpdate((update, before) => {
        const isFresh = update.from === 0;
        const plays = !isFresh && before !== null && 'plays' in before ? before.plays : [];
        for (const trick of finishedTricks(plays, update.events).finished) this.#finish(trick);
      });
      return () => {
        stop();
        clearTimeout(this.#timer);
      };
    });
  }

  /** The finished trick that still lies there, or null where the trick in play is shown. */
  get held(): HeldTrick | null {
    return this.#held;
  }

  /** The trick before the one in play, as far as it was seen. */
  get last(): HeldTrick | null {
    return this.#last;
  }

  /** A tap goes on at once. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  #finish(trick: HeldTrick): void {
    this.#last = trick;
    if (holdMs() === 0) return;
    this.#waiting.push(trick);
    if (this.#held === null) this.#next();
  }

  #next(): void {
    // Who lags behind by several tricks sees the newest.
    this.#held = this.#waiting.splice(0).at(-1) ?? null;
    if (this.#held !== null) this.#startClock(this.#held);
  }

  /** From when it is to be seen: a slow phone draws a while after it has heard. */
  #startClock(trick: HeldTrick): void {
    const start = (): void => {
      if (this.#held === trick) this.#timer = setTimeout(() => this.#next(), holdMs());
    };
    if (document.hidden) start();
    else requestAnimationFrame(() => requestAnimationFrame(start));
  }
}
