/**
 * Every sentence for people, from `locales/`, in the language chosen; it can change at any time.
 *
 * Keys are made of the names on the wire: `key('reason', 'fifty_one', 'pass_used')` is
 * `reason-fifty-one-pass-used`.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { load, save } from '../person/storage';

export type Language = 'ja' | 'en';
export const LANGUAGES: readonly Language[] = ['ja', 'en'];
export type Arguments = Record<string, string | number>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  ja: () => import('../../../../locales/ja.ftl?raw'),
  en: () => import('../../../../locales/en.ftl?raw'),
};

export function key(...names: string[]): string {
  return names.join('-').replaceAll('_', '-').toLowerCase();
}

function isLanguage(text: unknown): text is Language {
  return text === 'ja' || text === 'en';
}

/** The language chosen before, else the browser's first that there is. */
export function firstLanguage(): Language {
  const chosen = load<unknown>('language', null);
  if (isLanguage(chosen)) return chosen;
  const wished = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return wished.find(isLanguage) ?? 'en';
}

class Texts {
  #language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  get language(): Language {
    return this.#language;
  }

  /** Reads the sentences of a language, and from then on speaks it. */
  async speak(language: Language): Promise<void> {
    const source = await SOURCES[language]();
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source.default));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** As `speak`, and remembered for the next visit. */
  async choose(language: Language): Promise<void> {
    save('language', language);
    await this.speak(language);
  }

  /** The sentence with its variables filled in; the key itself where there is none. */
  t(key: string, args: Arguments = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value || this.#bundle === null) return key;
    return this.#bundle.formatPattern(message.value, args, []);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  list(items: Iterable<string>): string {
    return [...items].join(this.t('list-separator'));
  }
}

export const texts = new Texts();

/** Short for the sentence of a key in the language chosen. */
export function t(key: string, args?: Arguments): string {
  return texts.t(key, args);
}
