/** A row of buttons that is one stop for Tab; arrows, Home and End move within it. */
export class Roving {
  #focused = $state(0);
  readonly #count: () => number;
  readonly #row: () => HTMLElement | null;

  constructor(count: () => number, row: () => HTMLElement | null) {
    this.#count = count;
    this.#row = row;
  }

  /** Where Tab leads to; after something has left, the place of its neighbour. */
  get stop(): number {
    return Math.min(this.#focused, Math.max(this.#count() - 1, 0));
  }

  /** The focus has come to a place. */
  cameTo(place: number): void {
    this.#focused = place;
  }

  /** Moves the focus to a place. */
  goTo(place: number): void {
    this.#focused = place;
    this.#row()?.querySelectorAll('button')[place]?.focus();
  }

  /** Something was picked from afar: Enter goes on with it, not with what had the focus before. */
  picked(place: number): void {
    this.#focused = place;
    if (document.activeElement !== document.body) this.goTo(place);
  }

  onkeydown = (event: KeyboardEvent): void => {
    const last = this.#count() - 1;
    const next = {
      ArrowRight: Math.min(this.stop + 1, last),
      ArrowLeft: Math.max(this.stop - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.goTo(next);
  };
}
