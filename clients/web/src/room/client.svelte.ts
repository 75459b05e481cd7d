/**
 * The one client of this page: what the server has told, and the ways to ask for something.
 *
 * State changes only by what the server says. Screens read it and re-render by themselves.
 */
import { Connection, type ConnectionEvent, Ended, Refused } from '../connection/connection';
import { type Answer, Conversation, type Reply, type Request } from '../connection/conversation';
import { loadIdentity, randomHex, saveIdentity } from '../person/identity';
import type {
  CardPack,
  Closing,
  Error as Refusal,
  MatchInfo,
  Moves,
  Room,
  RoomInfo,
  RoomLook,
  RoundResult,
  Update,
  Welcome,
} from '../protocol/messages';
import { texts } from '../texts/texts.svelte';
import { EventLog, type LogEntry } from './event_log.svelte';
import { newNonce, type Nonce } from './fairness';
import { keepMemory, loadMemory, ownerOf, type PageMemory } from './page_memory';
import { rememberRoom } from './rooms';
import type { Preview, Seat, View } from './types';

const NO_MOVES: Moves = { listed: [], announcement: '', announceable: [], choices: [] };

/** Where the link to the server stands. */
export type LinkState =
  | { kind: 'connecting' }
  | { kind: 'online' }
  | { kind: 'offline'; attempt: number; retryAtMs: number }
  /** The server ended it for good; `replaced` by another tab or device, for one. */
  | { kind: 'stopped'; reason: string; refusal: Refusal | null };

/** The last thing to be told that is not an event of the room. */
export type Notice =
  { kind: 'refusal'; refusal: Refusal } | { kind: 'closing'; closing: Closing } | { kind: 'back' };

/** What happened in one update, for those who move cards and make sounds. */
export type UpdateListener = (update: Update, before: View | null) => void;

export class Client {
  link = $state.raw<LinkState>({ kind: 'connecting' });
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<Room | null>(null);
  update = $state.raw<Update | null>(null);
  /** Of the rounds scored in the match. */
  results = $state.raw<readonly RoundResult[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** The way back into the room was refused, or the host put the person out of it. */
  roomLost = $state.raw<Refusal | null>(null);
  /** Captions by content hash. */
  packs = $state.raw<ReadonlyMap<string, CardPack>>(new Map());
  #unanswered = $state(0);
  /** The turn at which a move was made whose answer is on its way. */
  #movedAt = $state<number | null>(null);
  #previews = $state.raw<{ turn: number; byMove: ReadonlyMap<string, Preview> } | null>(null);
  #commitments = new Map<string, string>();
  #log = new EventLog();
  #connection: Connection;
  #listeners = new Set<UpdateListener>();
  #nonce: Nonce | null = null;
  #revealed: string | null = null;
  #packsAsked = new Set<string>();
  /** Of the page before, until this one comes into a room. */
  #memory: PageMemory | null;
  /** The server's clock minus this machine's. */
  clockAheadMs = 0;

  constructor(url: string) {
    const identity = loadIdentity();
    const greeting = { ...identity, locale: texts.language };
    this.#memory = loadMemory(identity.token);
    this.#connection = new Connection(url, new Conversation(greeting, randomHex(8)), (event) =>
      this.#hear(event),
    );
  }

  start(): void {
    this.#connection.start();
    const keep = (): void => this.#keepMemory();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep); // a hidden page may end without a word
  }

  // What is so now.

  get isOnline(): boolean {
    return this.link.kind === 'online';
  }

  get seat(): Seat | null {
    return this.room?.your_seat ?? null;
  }

  get isHost(): boolean {
    return this.room !== null && this.room.host === this.room.you;
  }

  get isInMatch(): boolean {
    return this.room?.phase === 'playing' || this.room?.phase === 'between_rounds';
  }

  get view(): View | null {
    return this.update?.view ?? null;
  }

  get match(): MatchInfo | null {
    return this.update?.match ?? null;
  }

  get legal(): Moves {
    return this.update?.legal ?? NO_MOVES;
  }

  get turn(): number {
    return this.update?.turn ?? 0;
  }

  /** Does play wait for this person? */
  get isMyTurn(): boolean {
    if (this.room?.phase !== 'playing' || this.seat === null) return false;
    return this.update?.waiting_for.includes(this.seat) ?? false;
  }

  /** Does the next round wait for this person to have seen the score? */
  get wantsVote(): boolean {
    if (this.room?.phase !== 'between_rounds' || this.seat === null) return false;
    return !this.room.seats[this.seat]?.wants_next_round;
  }

  /** What happened, oldest first. */
  get log(): readonly LogEntry[] {
    return this.#log.entries;
  }

  /** Is a request on its way that its button waits for? */
  get isBusy(): boolean {
    return this.#unanswered > 0;
  }

  /** Is a move of the present turn on its way? Others wait for it; for nothing else do they. */
  get isMoving(): boolean {
    return this.#movedAt === this.turn;
  }

  /** What moves of the present turn would leave the own hand with, by move. */
  get previews(): ReadonlyMap<string, Preview> {
    return this.#previews?.turn === this.turn ? this.#previews.byMove : new Map();
  }

  /** The captions of the room's cards, as soon as they have come. */
  get pack(): CardPack | null {
    const hash = this.welcome?.packs?.find((info) => info.id === this.room?.pack)?.content_hash;
    return hash === undefined ? null : (this.packs.get(hash) ?? null);
  }

  /** The commitment shown for a match before anybody was ready. */
  commitmentOf(matchId: string): string | undefined {
    return this.#commitments.get(matchId);
  }

  get token(): string | null {
    return this.welcome?.token ?? this.#connection.conversation.greeting.token;
  }

  get name(): string {
    return this.#connection.conversation.greeting.name;
  }

  /** Calls `listener` after each update was taken; gives the way to stop that. */
  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What may be asked for.

  /** The answer, or null where it was refused, which is told. */
  async ask(request: Request): Promise<Reply | null> {
    this.#unanswered += 1;
    try {
      const answer = await this.#answer(request);
      if (answer === null) return null;
      const isRefused = answer.type === 'error';
      this.notice = isRefused ? { kind: 'refusal', refusal: answer } : null;
      return isRefused ? null : answer;
    } finally {
      this.#unanswered -= 1;
    }
  }

  /** As `ask`; was it done? */
  async do(request: Request): Promise<boolean> {
    return (await this.ask(request)) !== null;
  }

  /** Makes a move, chosen at the present turn; false also where another is on its way. */
  async move(text: string): Promise<boolean> {
    if (this.isMoving) return false;
    const { turn } = this;
    this.#movedAt = turn;
    try {
      return await this.do({ type: 'move', text, turn });
    } finally {
      if (this.#movedAt === turn) this.#movedAt = null;
    }
  }

  /** Makes a move out of turn, which waits for no other, and no other for it. */
  async moveOutOfTurn(text: string): Promise<boolean> {
    return this.do({ type: 'move', text, turn: this.turn });
  }

  /** Why a move that is not listed cannot be made: the server knows the rule. */
  async whyNot(text: string): Promise<Refusal | null> {
    const answer = await this.#answer({ type: 'move', text, turn: this.turn });
    return answer?.type === 'error' ? answer : null;
  }

  /** Comes into a room; the first one of a page goes on from what the page before knew. */
  async joinRoom(code: string): Promise<boolean> {
    this.roomLost = null;
    const memory = this.#memory?.code === code ? this.#memory : null;
    this.#memory = null;
    if (memory === null) return this.do({ type: 'join_room', code });
    this.#recall(memory);
    const isIn = await this.do({ type: 'join_room', code, resume_from: memory.seen });
    const isElsewhere = this.#connection.conversation.room !== null;
    if (!isIn && !isElsewhere && this.link.kind !== 'stopped') {
      this.stepOut();
      keepMemory(null);
    }
    return isIn;
  }

  /** Goes out without giving up the seat: the others see that the person is away. */
  stepOut(): void {
    const { conversation } = this.#connection;
    const isInside = conversation.room !== null;
    conversation.leave();
    this.#forgetRoom();
    if (isInside) this.#connection.reopen();
  }

  /** Who is in a room and whether this person may come in; or why that is not told. */
  async lookRoom(code: string): Promise<RoomLook | Refusal | null> {
    const answer = await this.#answer({ type: 'look_room', code });
    return answer?.type === 'room_look' || answer?.type === 'error' ? answer : null;
  }

  /** The public rooms; null where the server does not say. */
  async listRooms(): Promise<readonly RoomInfo[] | null> {
    const answer = await this.#answer({ type: 'list_rooms' });
    return answer?.type === 'rooms' ? answer.rooms : null;
  }

  /** Says that this person is ready, with the hash of a fresh nonce; or no longer. */
  async ready(isReady: boolean): Promise<boolean> {
    if (!isReady) return this.do({ type: 'ready', nonce_hash: null });
    const before = this.#nonce;
    this.#nonce = newNonce();
    const isPromised = await this.do({ type: 'ready', nonce_hash: this.#nonce.hash });
    if (!isPromised) this.#nonce = before; // the one promised before still holds
    return isPromised;
  }

  /** Starts the match; whoever starts it is ready. */
  async startMatch(fill: boolean): Promise<boolean> {
    const seat = this.seat === null ? undefined : this.room?.seats[this.seat];
    if (seat !== undefined && !seat.ready && !(await this.ready(true))) return false;
    return this.do({ type: 'start', fill });
  }

  /** Asks what each move would leave; `previews` has it when the answer is there. */
  async lookAhead(): Promise<void> {
    if (this.#previews?.turn === this.turn) return;
    const answer = await this.#answer({ type: 'preview' });
    if (answer?.type === 'previews') {
      const byMove = new Map(answer.by_move.map((preview) => [preview.text, preview]));
      this.#previews = { turn: answer.turn, byMove };
    }
  }

  /** The answer or the refusal, which is told to nobody; null where the connection has ended. */
  async #answer(request: Request): Promise<Answer | null> {
    try {
      return await this.#connection.request(request);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      if (error instanceof Ended) return null;
      throw error;
    }
  }

  /** Takes a seat, the first open one if none is named; also after having come to watch. */
  async sit(seat: Seat | null = null): Promise<boolean> {
    this.greetAs({ role: 'player' });
    return this.do({ type: 'sit', seat });
  }

  /** Greets anew as what is given, with the same seat: under another name, or only to watch. */
  greetAs(changed: { name?: string; role?: 'player' | 'spectator' }): void {
    const { conversation } = this.#connection;
    const { name, role = 'player', token } = conversation.greeting;
    const greeting = { ...conversation.greeting, name, role, ...changed };
    if (greeting.name === name && greeting.role === role) return;
    conversation.greeting = greeting;
    saveIdentity({ name: greeting.name, token });
    this.#connection.reopen();
  }

  /** The language that the server may give names in, from the next greeting on. */
  setLocale(locale: 'ja' | 'en'): void {
    const { conversation } = this.#connection;
    conversation.greeting = { ...conversation.greeting, locale };
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  /** Plays on here what was opened in another tab or on another device. */
  takeOver(): void {
    this.link = { kind: 'connecting' };
    this.#connection.reopen();
  }

  dismissNotice(): void {
    this.notice = null;
  }

  // What the server says.

  #hear(event: ConnectionEvent): void {
    switch (event.kind) {
      case 'online':
        this.#online(event.welcome, event.isFirst);
        break;
      case 'offline':
        this.link = event;
        break;
      case 'room':
        this.#takeRoom(event.room);
        break;
      case 'update':
        this.#takeUpdate(event.update);
        break;
      case 'notice':
        this.notice =
          event.message.type === 'error'
            ? { kind: 'refusal', refusal: event.message }
            : { kind: 'closing', closing: event.message };
        break;
      case 'room-lost':
        this.roomLost = event.refusal;
        this.#forgetRoom();
        break;
      case 'stopped':
        this.link = { kind: 'stopped', reason: event.reason, refusal: event.refusal };
        break;
    }
  }

  #online(welcome: Welcome, isFirst: boolean): void {
    this.welcome = welcome;
    this.clockAheadMs = welcome.server_time_ms - Date.now();
    this.link = { kind: 'online' };
    if (!isFirst) this.notice = { kind: 'back' };
    saveIdentity({ name: this.name, token: welcome.token });
  }

  #takeRoom(room: Room): void {
    this.room = room;
    if (!this.#commitments.has(room.match_id)) {
      this.#commitments.set(room.match_id, room.commitment);
    }
    rememberRoom({ code: room.code, game: room.game });
    this.#fetchPack();
    this.#reveal(room);
  }

  #takeUpdate(update: Update): void {
    const before = this.view;
    this.update = update;
    if (update.match?.results) this.results = update.match.results;
    this.#log.enter(update.events);
    for (const listener of this.#listeners) listener(update, before);
  }

  /** Keeps the promise of `ready`, once for each match, as soon as it starts. */
  #reveal(room: Room): void {
    if (this.#nonce === null || room.phase !== 'revealing') return;
    if (this.#revealed === room.match_id) return;
    this.#revealed = room.match_id;
    void this.#answer({ type: 'reveal', nonce: this.#nonce.text });
  }

  /** Asks for the captions of the room's cards, once for each pack. */
  #fetchPack(): void {
    const id = this.room?.pack;
    if (!id || this.pack !== null || this.#packsAsked.has(id)) return;
    this.#packsAsked.add(id);
    void this.#answer({ type: 'get_pack', pack: id }).then((answer) => {
      this.#packsAsked.delete(id);
      if (answer?.type === 'pack') {
        this.packs = new Map(this.packs).set(answer.pack.content_hash, answer.pack);
      }
    });
  }

  #keepMemory(): void {
    const { token, room, results } = this;
    if (token === null || room === null) return;
    keepMemory({
      owner: ownerOf(token),
      code: room.code,
      seen: this.#connection.conversation.seen,
      log: this.log.map(({ event }) => event),
      results,
      nonce: this.#nonce,
      commitments: [...this.#commitments],
    });
  }

  #recall({ seen, log, results, nonce, commitments }: PageMemory): void {
    this.#connection.conversation.seen = seen;
    this.results = results;
    this.#nonce = nonce;
    this.#commitments = new Map([...commitments, ...this.#commitments]);
    this.#log.enter(log);
  }

  #forgetRoom(): void {
    if (this.room !== null) keepMemory(null);
    this.room = this.update = null;
    this.results = [];
    this.#log.clear();
    this.#previews = null;
  }
}
