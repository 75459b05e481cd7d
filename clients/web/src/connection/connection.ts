/**
 * A connection to the server that comes back by itself, for ever, and misses nothing.
 *
 * What is said is decided in `conversation.ts`; here are sockets and time. A link counts as dead
 * when nothing was heard for `PING_EVERY_MS + PONG_WITHIN_MS`. After that, and after every failed
 * attempt, it is tried again with growing, jittered pauses of 0.5 to 8 s; a tab that is shown
 * again and a network that is back try at once.
 */
import { decodeMessage, encodeMessage, SUBPROTOCOL } from '../protocol/codec';
import type { Error as Refusal, ServerMessage } from '../protocol/messages';
import {
  type Answer,
  Conversation,
  type Happening,
  type Reply,
  type Request,
} from './conversation';

const OPEN_WITHIN_MS = 10_000;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const RETRY_LEAST_MS = 500;
const RETRY_MOST_MS = 8_000;
const BUSY_REPEATS = 4;
const BUSY_PAUSE_MS = 200;

export interface Offline {
  kind: 'offline';
  /** Failed attempts since the last welcome; 0 when the link was lost just now. */
  attempt: number;
  /** When it is tried again, by the clock of `performance.now()`. */
  retryAtMs: number;
}

export type ConnectionEvent = Happening | Offline;

/** The server refused a request; nothing changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The connection was closed for good before there was an answer. */
export class Ended extends Error {}

/** Milliseconds to wait after so many failed attempts in a row: 500 to 1,000 … 4,000 to 8,000. */
export function retryPause(failures: number, random: () => number = Math.random): number {
  const most = Math.min(RETRY_MOST_MS, 2 * RETRY_LEAST_MS * 2 ** Math.min(failures, 10));
  return most / 2 + (random() * most) / 2;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Ended) => void;
}

export class Connection {
  readonly conversation: Conversation;
  readonly #url: string;
  readonly #onEvent: (event: ConnectionEvent) => void;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #isClosed = false;
  #failures = 0;
  #waitMs = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #deathTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, conversation: Conversation, onEvent: (event: ConnectionEvent) => void) {
    this.#url = url;
    this.conversation = conversation;
    this.#onEvent = onEvent;
  }

  /** Opens the first link, and from then on keeps one. */
  start(): void {
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    window.addEventListener('pageshow', this.#wake);
    this.#open();
  }

  /** The answer to a request. It waits as long as the server is away; a busy one is asked again. */
  async request(request: Request): Promise<Reply> {
    for (let repeat = 1; ; repeat += 1) {
      const answer = await this.#ask(request);
      if (answer.type !== 'error') return answer;
      if (answer.code !== 'busy' || repeat === BUSY_REPEATS) throw new Refused(answer);
      await new Promise((done) => setTimeout(done, BUSY_PAUSE_MS * (0.5 + Math.random())));
    }
  }

  /** Ends the present pause between two attempts. */
  retryNow(): void {
    if (this.#socket === null && !this.#isClosed) this.#open();
  }

  /** Drops the link and greets anew at once: under another name, or to take over. */
  reopen(): void {
    this.#isClosed = this.conversation.isStopped = false;
    this.#drop();
    this.#open();
  }

  /** Ends the connection from this side; the seat stays. */
  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('pageshow', this.#wake);
    this.#drop();
    for (const waiting of this.#waiting.values()) waiting.reject(new Ended());
    this.#waiting.clear();
  }

  #open(): void {
    clearTimeout(this.#retryTimer);
    const socket = new WebSocket(this.#url, [SUBPROTOCOL]);
    socket.binaryType = 'arraybuffer'; // decoded in the order of arrival, unlike blobs
    this.#socket = socket;
    socket.onopen = () => {
      this.#send(this.conversation.hello());
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket === this.#socket) this.#hear(event.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expect(OPEN_WITHIN_MS);
  }

  #hear(frame: unknown): void {
    this.#expect(PING_EVERY_MS + PONG_WITHIN_MS);
    this.#schedulePing();
    let message: ServerMessage | null;
    try {
      if (!(frame instanceof ArrayBuffer)) throw new Error('a text where bytes are due');
      message = decodeMessage(frame);
    } catch {
      this.#lost();
      return;
    }
    if (message !== null) this.#receive(message);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.#failures = 0;
    const { answer, dropsLink, happenings, retryAfterMs, send } =
      this.conversation.receive(message);
    if (answer !== null && answer.id !== null) {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    }
    for (const each of send) this.#send(each);
    for (const happening of happenings) this.#onEvent(happening);
    if (dropsLink) {
      this.#waitMs = retryAfterMs;
      this.#lost();
    }
  }

  #ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Ended());
        return;
      }
      const { id, message } = this.conversation.ask(request);
      this.#waiting.set(id, { resolve, reject });
      if (message !== null) this.#send(message);
    });
  }

  #send(message: Parameters<typeof encodeMessage>[0]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(encodeMessage(message));
  }

  /** Nothing heard for that long means that the link is dead. */
  #expect(withinMs: number): void {
    clearTimeout(this.#deathTimer);
    this.#deathTimer = setTimeout(() => this.#lost(), withinMs);
  }

  #schedulePing(): void {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => {
      void this.#ask({ type: 'ping' }).catch(() => undefined); // only a sign of life is wanted
    }, PING_EVERY_MS);
  }

  #lost(): void {
    this.#drop();
    if (this.conversation.isStopped) {
      this.#isClosed = true;
      return;
    }
    if (this.#isClosed) return;
    const pauseMs = Math.max(this.#waitMs, retryPause(this.#failures));
    this.#waitMs = 0;
    this.#onEvent({
      kind: 'offline',
      attempt: this.#failures,
      retryAtMs: performance.now() + pauseMs,
    });
    this.#failures += 1;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#open(), pauseMs);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.conversation.linkLost();
    clearTimeout(this.#deathTimer);
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#retryTimer);
    socket?.close();
  }

  /** Shown again or online again: is the link still there? */
  readonly #wake = (): void => {
    if (document.visibilityState !== 'visible' || this.#isClosed) return;
    if (this.#socket === null) {
      this.#open();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#expect(PONG_WITHIN_MS);
      void this.#ask({ type: 'ping' }).catch(() => undefined); // only a sign of life is wanted
    }
  };
}
