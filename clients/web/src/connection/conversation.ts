/**
 * A client's side of the protocol, without I/O: what to send, and what happened.
 *
 * Over one link after another it is one conversation. Requests keep their run and id, so that one
 * whose answer was lost is sent again and is done once. Updates are let through in order and once
 * each: one from before is dropped, and one that leaves a gap makes the conversation ask for what
 * it missed.
 */
import { PROTOCOL_VERSION } from '../protocol/codec';
import type {
  Advice,
  ClientMessage,
  Closing,
  Error as Refusal,
  Hello,
  Ok,
  Pack,
  Pong,
  Previews,
  PutOut,
  Record as MatchRecord,
  Room,
  RoomLook,
  Rooms,
  ServerMessage,
  Update,
  Welcome,
} from '../protocol/messages';

/** What a person's client may ask; the conversation numbers it. */
export type Request = Unnumbered<Exclude<ClientMessage, Hello | { type?: 'offer' }>>;
type Unnumbered<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;

export type Reply = Extract<ServerMessage, { id: number }> &
  (Ok | Pong | Previews | Advice | Rooms | RoomLook | Pack | MatchRecord);
export type Answer = Reply | Refusal;

export interface Greeting {
  name: string;
  locale: 'ja' | 'en';
  token: string | null;
  /** A spectator is given no seat when it comes in, and cannot take one. */
  role?: 'player' | 'spectator';
}

export type Happening =
  | { kind: 'online'; welcome: Welcome; isFirst: boolean }
  | { kind: 'room'; room: Room }
  | { kind: 'update'; update: Update }
  | { kind: 'notice'; message: Refusal | Closing }
  /** The way back into the room was refused, or the host put the person out of it. */
  | { kind: 'room-lost'; refusal: Refusal }
  /** The server ended it for good. */
  | { kind: 'stopped'; reason: string; refusal: Refusal | null };

/** What a message from the server comes to. */
export interface Heard {
  send: ClientMessage[];
  happenings: Happening[];
  answer: Answer | null;
  /** The link is to be closed and opened anew. */
  dropsLink: boolean;
  retryAfterMs: number;
}

const COMES_BACK: ReadonlySet<string> = new Set(['stopping', 'slow']);
/** Refusals of a return to the room that say nothing about the room. */
const LATER: ReadonlySet<string> = new Set([
  'busy',
  'rate_limited',
  'store_full',
  'store_unavailable',
  'stopping',
  'internal',
]);

function heard(part: Partial<Heard> = {}): Heard {
  return { send: [], happenings: [], answer: null, dropsLink: false, retryAfterMs: 0, ...part };
}

export class Conversation {
  greeting: Greeting;
  /** Code of the room that it is in, and returns to. */
  room: string | null = null;
  /** Version of the last update let through. */
  seen = 0;
  isStopped = false;
  readonly #run: string;
  readonly #inFlight = new Map<number, ClientMessage>();
  #count = 0;
  #isOpen = false;
  #wasWelcomed = false;
  #rejoining: number | null = null;
  #resuming: number | null = null;
  #lastRefusal: Refusal | null = null;

  /** `run` is 16 hex digits, new at each start of a client. */
  constructor(greeting: Greeting, run: string) {
    this.greeting = greeting;
    this.#run = run;
  }

  /** The greeting for a link that was just opened. */
  hello(): Hello {
    this.#isOpen = false;
    this.#rejoining = this.#resuming = null;
    return {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      run: this.#run,
      role: this.greeting.role ?? 'player',
      name: this.greeting.name,
      locale: this.greeting.locale,
      token: this.greeting.token,
    };
  }

  /** A request's number, and the message to send now; null where it is sent later. */
  ask(request: Request): { id: number; message: ClientMessage | null } {
    const id = this.#nextId();
    const message = { ...request, id } as ClientMessage; // a request with its number is a message
    this.#inFlight.set(id, message);
    return { id, message: this.#isOpen ? message : null };
  }

  /** The link is gone: what is asked from here on waits for the next one. */
  linkLost(): void {
    this.#isOpen = false;
  }

  receive(message: ServerMessage): Heard {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'update':
        return this.#updated(message);
      case 'room':
        return heard({ happenings: [{ kind: 'room', room: message }] });
      case 'closing':
        return this.#closing(message);
      case 'put_out':
        return this.#putOut(message);
      case 'seat_offer':
        return heard();
      default:
        return this.#answered(message as Answer);
    }
  }

  #nextId(): number {
    this.#count += 1;
    return this.#count;
  }

  #welcomed(welcome: Welcome): Heard {
    this.greeting = { ...this.greeting, token: welcome.token };
    const happening: Happening = { kind: 'online', welcome, isFirst: !this.#wasWelcomed };
    this.#wasWelcomed = true;
    if (this.room === null) return heard({ send: this.#opened(), happenings: [happening] });
    this.#rejoining = this.#nextId();
    const back: ClientMessage = {
      type: 'join_room',
      id: this.#rejoining,
      code: this.room,
      resume_from: this.seen || null,
    };
    return heard({ send: [back], happenings: [happening] });
  }

  /** Open from here on: all requests that wait for an answer, oldest first. */
  #opened(): ClientMessage[] {
    this.#isOpen = true;
    return [...this.#inFlight.values()];
  }

  #answered(answer: Answer): Heard {
    if (answer.id === null) {
      this.#lastRefusal = answer as Refusal; // only refusals answer no request
      return heard({ happenings: [{ kind: 'notice', message: answer as Refusal }] });
    }
    if (answer.id === this.#rejoining) return this.#rejoined(answer);
    if (answer.id === this.#resuming) {
      this.#resuming = null;
      return heard({ dropsLink: answer.type === 'error' });
    }
    const request = this.#inFlight.get(answer.id);
    if (request === undefined) return heard();
    this.#inFlight.delete(answer.id);
    if (answer.type === 'ok') this.#done(request, answer);
    return heard({ answer });
  }

  #rejoined(answer: Answer): Heard {
    this.#rejoining = null;
    if (answer.type !== 'error') return heard({ send: this.#opened() });
    if (LATER.has(answer.code)) return heard({ dropsLink: true });
    this.leave();
    return heard({
      send: this.#opened(),
      happenings: [{ kind: 'room-lost', refusal: answer }],
    });
  }

  #done(request: ClientMessage, ok: Ok): void {
    if (request.type === 'create_room' || request.type === 'join_room') {
      this.room = ok.code;
    } else if (request.type === 'leave_room') {
      this.leave();
    }
  }

  /** It is in no room any more. */
  leave(): void {
    this.room = null;
    this.seen = 0;
  }

  #putOut({ code, reason }: PutOut): Heard {
    if (this.room !== code) return heard();
    this.leave();
    this.#resuming = null; // what was asked of the room is refused, and that is no fault
    const refusal = { id: null, code: reason, reason: null, anchor: null, detail: '' };
    return heard({
      happenings: [{ kind: 'room-lost', refusal: { type: 'error', arguments: {}, ...refusal } }],
    });
  }

  #updated(update: Update): Heard {
    if (update.from !== 0 && update.from !== this.seen) {
      return update.version <= this.seen ? heard() : this.#missed();
    }
    this.seen = update.version;
    return heard({ happenings: [{ kind: 'update', update }] });
  }

  /** A gap: what lies in it comes with the answer, and this update once more with it. */
  #missed(): Heard {
    if (this.room === null || this.#resuming !== null) return heard();
    this.#resuming = this.#nextId();
    return heard({ send: [{ type: 'resume', id: this.#resuming, since: this.seen }] });
  }

  #closing(closing: Closing): Heard {
    const waitMs = closing.retry_after_ms;
    if (waitMs === null && !COMES_BACK.has(closing.reason)) {
      this.isStopped = true;
      return heard({
        happenings: [{ kind: 'stopped', reason: closing.reason, refusal: this.#lastRefusal }],
        dropsLink: true,
      });
    }
    return heard({
      happenings: [{ kind: 'notice', message: closing }],
      dropsLink: true,
      retryAfterMs: waitMs ?? 0,
    });
  }
}
