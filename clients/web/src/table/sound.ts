/**
 * Short sounds, made by the browser itself; nothing is loaded.
 *
 * Browsers let a page sound only after the person has touched it: the first tap unlocks.
 */

export type SoundName = 'turn' | 'call' | 'round' | 'match';

interface Tone {
  hertz: number;
  /** From the beginning of the sound. */
  atS: number;
  forS: number;
  loudness: number;
}

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: [
    { hertz: 659, atS: 0, forS: 0.16, loudness: 0.22 },
    { hertz: 988, atS: 0.13, forS: 0.3, loudness: 0.22 },
  ],
  call: [
    { hertz: 523, atS: 0, forS: 0.12, loudness: 0.22 },
    { hertz: 523, atS: 0.16, forS: 0.12, loudness: 0.22 },
    { hertz: 784, atS: 0.32, forS: 0.3, loudness: 0.22 },
  ],
  round: [
    { hertz: 587, atS: 0, forS: 0.18, loudness: 0.18 },
    { hertz: 440, atS: 0.16, forS: 0.3, loudness: 0.18 },
  ],
  match: [
    { hertz: 523, atS: 0, forS: 0.18, loudness: 0.2 },
    { hertz: 659, atS: 0.15, forS: 0.18, loudness: 0.2 },
    { hertz: 784, atS: 0.3, forS: 0.45, loudness: 0.2 },
  ],
};

const SILENCE = 0.0001;

class Sounds {
  #context: AudioContext | null = null;
  /** When the last sound is over, by the clock of the context. */
  #freeAtS = 0;

  /** To be called once: the first tap or key unlocks the sounds. */
  unlockAtFirstTouch(): void {
    const unlock = (): void => {
      this.#context ??= new AudioContext();
      void this.#context.resume();
    };
    for (const kind of ['pointerdown', 'keydown']) {
      window.addEventListener(kind, unlock, { once: true, capture: true });
    }
  }

  /** `running` once sounds can be heard. */
  get state(): string {
    return this.#context?.state ?? 'locked';
  }

  /** Two that come at once are heard one after the other. */
  play(name: SoundName): void {
    const context = this.#context;
    if (context === null) return;
    void context.resume().then(() => {
      const startS = Math.max(context.currentTime, this.#freeAtS);
      this.#freeAtS = startS + lengthS(name);
      for (const tone of TONES[name]) sound(context, tone, startS);
    });
  }
}

function lengthS(name: SoundName): number {
  return Math.max(...TONES[name].map(({ atS, forS }) => atS + forS));
}

function sound(context: AudioContext, { hertz, atS, forS, loudness }: Tone, startS: number): void {
  const start = startS + atS;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + forS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + forS);
}

export const sounds = new Sounds();
