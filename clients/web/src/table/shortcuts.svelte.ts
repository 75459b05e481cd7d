/**
 * Single keys that act: off while somebody types, in dialogs, and where the person wants none.
 *
 * The component that registered last comes first, so that a question on the screen gets its keys.
 */
import { settings } from '../person/settings.svelte';

export interface Shortcut {
  /** For the list of keys; one without a label is not listed. */
  label?: string;
  run(): void;
}

type Shortcuts = Readonly<Record<string, Shortcut>>;

const registered: (() => Shortcuts)[] = [];

/** To be called while a component is made: its keys act as long as it lives. */
export function shortcuts(keys: () => Shortcuts): void {
  $effect(() => {
    registered.push(keys);
    return () => {
      registered.splice(registered.indexOf(keys), 1);
    };
  });
}

/** Every key that acts now and has a label, for the list of keys. */
export function activeShortcuts(): [keyName: string, label: string][] {
  return registered.flatMap((keys) =>
    Object.entries(keys()).flatMap(([name, { label }]): [string, string][] =>
      label === undefined ? [] : [[name, label]],
    ),
  );
}

/** A key as it stands on a key cap; a capital letter needs the shift key. */
export function keyCap(name: string): string {
  if (name.length > 1) return name;
  return name === name.toLowerCase() ? name.toUpperCase() : `⇧${name}`;
}

/** What a key that was pressed anywhere on the page does. */
export function onShortcut(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return;
  if (isTyping(event.target) || document.querySelector('dialog:modal') !== null) return;
  const isNamed = event.key.length > 1;
  if (!isNamed && !settings.choices.shortcuts) return;
  if (event.key === 'Enter' && isPressedByEnter(event.target)) return;
  // A capital is a key of its own where somebody waits for it, else the same as the small letter.
  const found =
    shortcutOf(event.key) ?? (isNamed ? undefined : shortcutOf(event.key.toLowerCase()));
  if (found === undefined) return;
  event.preventDefault();
  found.run();
}

function shortcutOf(name: string): Shortcut | undefined {
  return registered.map((keys) => keys()[name]).findLast((each) => each !== undefined);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** Enter on a button presses that button; on a card or choice that is picked already it goes on. */
function isPressedByEnter(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches(
      'button:not(:is([data-card], [data-choice])[aria-pressed="true"]), a[href], summary',
    )
  );
}
