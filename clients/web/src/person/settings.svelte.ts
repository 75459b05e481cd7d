/** How this person likes it; kept in this browser, and the same in every room. */
import { load, save } from './storage';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type SoundWhen = 'always' | 'hidden' | 'never';
export type Theme = 'system' | 'light' | 'dark';

export interface Choices {
  theme: Theme;
  speed: Speed;
  sound: SoundWhen;
  vibration: boolean;
  fourColours: boolean;
  /** Letters of the suits beside their signs. */
  suitLetters: boolean;
  /** One tap plays a card, without a confirmation. */
  singleTap: boolean;
  /** Letters of the keyboard act. */
  shortcuts: boolean;
  /** Is the highest card on the left? */
  highLeft: boolean;
  sortBy: 'suit' | 'rank';
  /** The cards of Five Hundred are looked at as soon as they are dealt. */
  looksAtOnce: boolean;
  /** The table as text, beside or instead of the picture. */
  textTable: boolean;
}

const STANDARD: Choices = {
  theme: 'system',
  speed: 'normal',
  sound: 'hidden',
  vibration: true,
  fourColours: true,
  suitLetters: false,
  singleTap: false,
  shortcuts: true,
  highLeft: true,
  sortBy: 'suit',
  looksAtOnce: true,
  textTable: false,
};

/** What speed means for movements, as a factor of their usual length; 0: none at all. */
export const FACTOR_BY_SPEED: Readonly<Record<Speed, number>> = {
  slow: 1.8,
  normal: 1,
  fast: 0.5,
  off: 0,
};

class Settings {
  #choices = $state<Choices>({ ...STANDARD, ...load<Partial<Choices>>('settings', {}) });
  #prefersStill = $state(false);

  /** To be called once: from then on the system's wish for stillness is known. */
  heedSystem(): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#prefersStill = still.matches;
    still.addEventListener('change', () => (this.#prefersStill = still.matches));
  }

  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    save('settings', $state.snapshot(this.#choices));
  }

  /** Is nothing to move? By the person's choice or the system's. */
  get isStill(): boolean {
    return this.#prefersStill || this.#choices.speed === 'off';
  }

  /** Factor of the usual length of movements; 0 where nothing moves. */
  get pace(): number {
    return this.isStill ? 0 : FACTOR_BY_SPEED[this.#choices.speed];
  }
}

export const settings = new Settings();
