/**
 * House rules as a short text, to be sent as a link: `fifty_one~passes.once~jokers.2`.
 *
 * It stands behind `#rules=` of a room's or the server's own address, where it reaches no server;
 * one behind `?rules=` is read too.
 */
import type { GameInfo } from '../protocol/messages';
import type { OptionSpec, OptionValue } from './options';

export interface HouseRules {
  game: string;
  /** What differs from the standard, by name. */
  options: Readonly<Record<string, OptionValue>>;
}

const KEY = 'rules';

export function rulesText({ game, options }: HouseRules): string {
  const each = Object.entries(options).map(([name, value]) => `${name}.${value ?? 'none'}`);
  return [game, ...each].join('~');
}

/** The rules of such a text; null for a game that is not played here. What is unknown is left out. */
export function parseRules(text: string, games: readonly GameInfo[]): HouseRules | null {
  const [id, ...parts] = text.split('~');
  const game = games.find((info) => info.id === id);
  if (game === undefined) return null;
  const options: Record<string, OptionValue> = {};
  for (const part of parts) {
    const [name, word = ''] = part.split('.', 2);
    const spec = game.options.find((option) => option.name === name);
    const value = spec && valueOf(spec, word);
    if (spec !== undefined && value !== undefined) options[spec.name] = value;
  }
  return { game: game.id, options };
}

export function rulesLink(url: string, rules: HouseRules): string {
  return `${url}#${KEY}=${rulesText(rules)}`;
}

/** The text of the rules that an address offers; null where it offers none. */
export function rulesInAddress({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get(KEY) ?? new URLSearchParams(search).get(KEY);
}

/** The value that a word means for an option; undefined for one that it does not allow. */
export function valueOf(spec: OptionSpec, word: string): OptionValue | undefined {
  const named = spec.values.find((value) => String(value ?? 'none') === word);
  if (named !== undefined) return named;
  const number = /^-?\d+$/.test(word) ? Number(word) : NaN;
  return allowsNumber(spec, number) ? number : undefined;
}

export function allowsNumber({ low, high, step }: OptionSpec, number: number): boolean {
  if (low === null || high === null || !Number.isSafeInteger(number)) return false;
  return low <= number && number <= high && (number - low) % step === 0;
}
