/**
 * Advice on the present turn, in two steps: first the cards that it is about, then the move and
 * why. It is gone as soon as the turn is another.
 */
import type { GameModule } from '../games/module';
import type { Advice } from '../protocol/messages';
import type { Client } from '../room/client.svelte';
import type { Scene } from '../room/scene';
import type { Card } from '../room/types';
import { key, t, texts, type Arguments } from '../texts/texts.svelte';
import { asSentence } from './text_moves';
import { cardsOfMove, isStillPossible } from './hint_cards';

const NO_CARDS: readonly Card[] = [];

export type HintStep = 'none' | 'asked' | 'cards' | 'reason';

class Hint {
  #given = $state.raw<{ client: Client; advice: Advice } | null>(null);
  #asked = $state.raw<{ client: Client; turn: number } | null>(null);
  #hasReason = $state(false);

  get step(): HintStep {
    if (this.#isAsked) return 'asked';
    if (this.#advice === null) return 'none';
    return this.#hasReason ? 'reason' : 'cards';
  }

  /** The cards that the advised move names; tables draw a ring around them. */
  get cards(): readonly Card[] {
    return this.#advice === null ? NO_CARDS : cardsOfMove(this.#advice.move);
  }

  /** The advised move in notation. */
  get move(): string | null {
    return this.#advice?.move ?? null;
  }

  /** Asks for advice; where it is there already, goes on to the reason. */
  async next(client: Client): Promise<void> {
    if (this.#isAsked) return;
    if (this.#advice !== null) {
      this.#hasReason = true;
      return;
    }
    const asked = { client, turn: client.turn };
    this.#asked = asked;
    try {
      const answer = await client.ask({ type: 'hint' });
      if (this.#asked !== asked) return; // asked anew on a later turn
      this.#given = answer?.type === 'advice' ? { client, advice: answer } : null;
      // A move without cards has nothing to show first.
      this.#hasReason = this.cards.length === 0;
    } finally {
      if (this.#asked === asked) this.#asked = null;
    }
  }

  /** What to say at this step; null where there is nothing. */
  sentence(scene: Scene, game: GameModule | null): string | null {
    const advice = this.#advice;
    if (this.#isAsked) return t('web-hint-asked');
    if (advice === null) return null;
    if (!this.#hasReason) {
      return t('web-hint-cards', { cards: texts.list(this.cards.map((card) => scene.card(card))) });
    }
    const move = game?.describe(advice.move, scene) ?? advice.move;
    return t('web-hint-reason', { move: asSentence(move), reason: adviceSentence(advice, scene) });
  }

  clear(): void {
    this.#given = null;
    this.#hasReason = false;
  }

  /** Is the answer for the present turn on its way? */
  get #isAsked(): boolean {
    return this.#asked !== null && this.#asked.client.turn === this.#asked.turn;
  }

  get #advice(): Advice | null {
    if (this.#given === null) return null;
    const { client, advice } = this.#given;
    const isFresh = client.turn === advice.turn && isStillPossible(advice.move, client.legal);
    return isFresh ? advice : null;
  }
}

export const hint = new Hint();

/** Why the move is advised; its arguments say by their names what they are. */
function adviceSentence(advice: Advice, scene: Scene): string {
  const name = key('advice', scene.client.room?.game ?? '', advice.reason);
  if (!texts.has(name)) return '';
  const args: Arguments = {};
  for (const [argument, value] of Object.entries(advice.arguments)) {
    if (value !== undefined) args[argument] = argumentText(argument, value, scene);
  }
  return t(name, args);
}

function argumentText(
  argument: string,
  value: string | number | readonly (string | number)[],
  scene: Scene,
): string | number {
  if (argument === 'seat') return scene.name(Number(value));
  if (argument === 'seats' && Array.isArray(value)) return scene.names(value.map(Number));
  if (argument === 'card') return scene.card(String(value));
  if (argument === 'cards' && Array.isArray(value)) return scene.cards(value.map(String));
  if (argument === 'suit') return scene.suit(String(value));
  return typeof value === 'number' ? value : String(value);
}
