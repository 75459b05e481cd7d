/** Which help page is open, where, and the pages themselves, each loaded when it is first read. */
import type { Language } from '../texts/texts.svelte';
import type { Section } from './sections';

const PAGES = import.meta.glob<readonly Section[]>('../../../../help/*/*.md', {
  query: '?help',
  import: 'default',
});
const FOLDER = '../../../../help';

class Help {
  #game = $state<string | null>(null);
  #anchor = $state<string | null>(null);
  isOpen = $state(false);

  get game(): string | null {
    return this.#game;
  }

  /** The section to begin at; null for the whole page. */
  get anchor(): string | null {
    return this.#anchor;
  }

  open(game: string, anchor: string | null): void {
    this.#game = game;
    this.#anchor = anchor;
    this.isOpen = true;
  }
}

export const help = new Help();

/** Opens the help page of a game, at a section if one is named. */
export function openHelp(game: string, anchor: string | null = null): void {
  help.open(game, anchor);
}

export function hasHelp(game: string, language: Language): boolean {
  return `${FOLDER}/${language}/${game}.md` in PAGES;
}

/** The sections of a help page; none for a game that has no page. */
export async function loadHelp(game: string, language: Language): Promise<readonly Section[]> {
  return (await PAGES[`${FOLDER}/${language}/${game}.md`]?.()) ?? [];
}
