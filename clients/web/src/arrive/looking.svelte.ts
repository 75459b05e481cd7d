/** Looking into a room again and again, for as long as somebody stands at its door. */
import type { RoomLook } from '../protocol/messages';
import type { Client } from '../room/client.svelte';

const EVERY_MS = 10_000;

export class Looking {
  /** How it was at the last look. */
  look = $state.raw<RoomLook | null>(null);
  /** There is no such room. To look again would be to try codes, and the server counts that. */
  isNowhere = $state(false);
  #underWay: Promise<void> | null = null;

  constructor(
    readonly client: Client,
    readonly code: string,
  ) {}

  /** Looks now, and every few seconds while the page is seen; gives the way to stop. */
  begin(): () => void {
    this.client.greetAs({ role: 'player' }); // what is foretold is for who would play
    const see = (): void => {
      if (!document.hidden) void this.again();
    };
    see();
    const timer = setInterval(see, EVERY_MS);
    document.addEventListener('visibilitychange', see);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', see);
    };
  }

  /** Looks now; done when it is known how it is. */
  async again(): Promise<void> {
    if (this.isNowhere) return;
    this.#underWay ??= this.#see().finally(() => (this.#underWay = null));
    await this.#underWay;
  }

  async #see(): Promise<void> {
    const answer = await this.client.lookRoom(this.code);
    if (answer?.type === 'room_look') this.look = answer;
    else if (answer?.code === 'room_not_found') this.isNowhere = true;
  }
}
