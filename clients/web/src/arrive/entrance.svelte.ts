/** The way into a room: back to one's seat without a question, or past the invitation. */
import type { Error as Refusal } from '../protocol/messages';
import type { Client } from '../room/client.svelte';
import { forgetRoom, knownRooms } from '../room/rooms';
import { until } from '../room/until.svelte';
import { firstOpenSeat, isIdle } from '../lobby/seats';

/** Refusals that are over as soon as the room lets the person in again. */
const OF_ACCESS: ReadonlySet<string> = new Set([
  'kicked',
  'room_full',
  'room_locked',
  'spectators_off',
]);

export type Wish = 'play' | 'watch' | 'back';

export class Entrance {
  #code = $state.raw<string | null>(null);
  #isEntering = $state(false);
  #refusal = $state.raw<Refusal | null>(null);

  #isPersonal: boolean;

  /** `isPersonal`: this page was opened by a person's own link, which brings its seat. */
  constructor(
    readonly client: Client,
    isPersonal: boolean,
  ) {
    this.#isPersonal = isPersonal;
  }

  /** Is the person on the way in, and need not be asked anything? */
  get isEntering(): boolean {
    return this.#isEntering;
  }

  /** Why the room did not let the person in, or back in. */
  get refusal(): Refusal | null {
    return this.#refusal ?? this.client.roomLost;
  }

  /** The page's address leads to a room: whoever was in it before goes straight in. */
  visit(code: string): void {
    if (this.client.room?.code === code || (this.#code === code && this.#isEntering)) return;
    this.#leaveBehind(code);
    const isKnown = this.#isPersonal || knownRooms().some((known) => known.code === code);
    this.#isPersonal = false; // the link was for the one room
    if (isKnown) void this.enter(code, 'back');
  }

  /** The page's address leads to no room: the seat stays, as that of one who is away. */
  stayOutside(): void {
    this.#leaveBehind(null);
  }

  async enter(code: string, wish: Wish): Promise<void> {
    this.#code = code;
    this.#refusal = null;
    this.#isEntering = true;
    this.client.greetAs({ role: wish === 'watch' ? 'spectator' : 'player' });
    const isIn = await this.client.joinRoom(code);
    if (this.#code === code) {
      if (isIn) await this.#take(code, wish);
      else this.#refused(code);
      this.#isEntering = false;
    } else if (isIn) {
      this.client.stepOut(); // the person has gone elsewhere meanwhile
    }
  }

  /** The room would let the person in now: what kept it out is told no longer. */
  forgive(): void {
    if (this.refusal === null || !OF_ACCESS.has(this.refusal.code)) return;
    this.#refusal = null;
    this.client.roomLost = null;
  }

  #leaveBehind(code: string | null): void {
    this.#code = code;
    this.#isEntering = false;
    this.#refusal = null;
    this.client.roomLost = null;
    this.client.stepOut();
  }

  /** A seat for who wants to play, where the room did not give it at once. */
  async #take(code: string, wish: Wish): Promise<void> {
    const { client } = this;
    await until(() => client.room?.code === code || this.#code !== code);
    const room = client.room;
    if (room?.code !== code || wish !== 'play' || !isIdle(room.phase)) return;
    if (client.seat === null && firstOpenSeat(room.seats) !== null) await client.sit();
  }

  #refused(code: string): void {
    const { notice } = this.client;
    if (notice?.kind !== 'refusal') return;
    this.#refusal = notice.refusal;
    this.client.dismissNotice(); // it is told where the person looks
    if (notice.refusal.code === 'room_not_found') forgetRoom(code);
  }
}
