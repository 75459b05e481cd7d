/** Which of the sheets around the table is open: one at a time. */
export type Panel = 'log' | 'scores' | 'people' | 'menu' | 'room' | 'settings' | 'keys';

export class Panels {
  #open = $state<Panel | null>(null);

  isOpen(panel: Panel): boolean {
    return this.#open === panel;
  }

  show(panel: Panel): void {
    this.#open = panel;
  }

  set(panel: Panel, isOpen: boolean): void {
    if (isOpen) this.#open = panel;
    else if (this.#open === panel) this.#open = null;
  }
}
