/** The one line that says what was just wrong or what is to be done; spoken when it changes. */

class Status {
  #text = $state('');
  #anchor = $state<string | null>(null);

  get text(): string {
    return this.#text;
  }

  /** The section of the help page that says more. */
  get anchor(): string | null {
    return this.#anchor;
  }

  say(text: string, more: { anchor?: string | null } = {}): void {
    this.#text = text;
    this.#anchor = more.anchor ?? null;
  }

  clear(): void {
    this.#text = '';
    this.#anchor = null;
  }
}

export const status = new Status();
