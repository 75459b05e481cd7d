/** Opening a room: for friends, or to play at once against bots. */
import type { HouseRules } from '../lobby/rules_link';
import { seatsToOpen } from '../lobby/seats';
import { load, save } from '../person/storage';
import type { GameInfo } from '../protocol/messages';
import type { Client } from '../room/client.svelte';
import { until } from '../room/until.svelte';
import { router } from './router.svelte';

const CREATE_CODE = 'create-code';

export class Opening {
  /** The game that is being opened. */
  game = $state<string | null>(null);
  /** Does this server ask for a code of its own before it opens a room? */
  wantsCode = $state(false);
  createCode = $state(load<string>(CREATE_CODE, ''));

  constructor(readonly client: Client) {}

  /** Opens a room and goes there. False where the server refused. */
  async open(game: GameInfo): Promise<boolean> {
    const { client } = this;
    this.game = game.id;
    const answer = await client.ask({
      type: 'create_room',
      game: game.id,
      seats: seatsToOpen(game),
      create_code: this.createCode || null,
    });
    const code = answer?.type === 'ok' ? answer.code : null;
    if (code !== null) {
      if (this.createCode) save(CREATE_CODE, this.createCode);
      await until(() => client.room?.code === code);
      router.goToRoom(code);
    } else {
      this.#refused();
    }
    this.game = null;
    return code !== null;
  }

  /** Opens a room that plays by these rules. */
  async openWith(game: GameInfo, { options }: HouseRules): Promise<void> {
    if (await this.open(game)) {
      await this.client.do({ type: 'set_options', options, reset: true });
    }
  }

  /** Opens a room, lets bots sit down and starts: the cards come next. */
  async playAlone(game: GameInfo): Promise<void> {
    if (await this.open(game)) await this.client.startMatch(true);
  }

  #refused(): void {
    const { notice } = this.client;
    if (notice?.kind === 'refusal' && notice.refusal.code === 'wrong_create_code') {
      this.wantsCode = true;
      if (!this.createCode) this.client.dismissNotice(); // it was not asked for before
    }
  }
}
