/** Options of a game as people read them. */
import type { GameInfo } from '../protocol/messages';
import { key, t, texts } from '../texts/texts.svelte';

export type OptionSpec = GameInfo['options'][number];
export type OptionValue = OptionSpec['default'];

/** An option and a value of it, in short. */
export function optionText(game: string, name: string, value: OptionValue): string {
  return `${optionName(game, name)} ${optionValue(game, name, value)}`;
}

export function optionName(game: string, name: string): string {
  const nameKey = key('option', game, name);
  return texts.has(nameKey) ? t(nameKey) : name;
}

/** What the option changes, in a sentence; empty where there is none. */
export function optionWhat(game: string, name: string): string {
  const whatKey = key('option', game, name, 'what');
  return texts.has(whatKey) ? t(whatKey) : '';
}

export function optionValue(game: string, name: string, value: OptionValue): string {
  const exact = key('option', game, name, String(value ?? 'none'));
  if (texts.has(exact)) return t(exact);
  const number = key('option', game, name, 'number');
  if (typeof value === 'number' && texts.has(number)) return t(number, { number: value });
  const general = key('option-value', String(value ?? 'none'));
  return texts.has(general) ? t(general) : String(value ?? 'none');
}

/** The anchor of the option's section on the game's help page. */
export function optionAnchor(name: string): string {
  return key('option', name);
}
