/** Why the server refused something, as a sentence and a place on the help page. */
import { optionAnchor, optionName, optionValue } from '../lobby/options';
import type { Error as Refusal } from '../protocol/messages';
import { key, t, texts, type Arguments } from '../texts/texts.svelte';
import type { Scene } from './scene';

export interface Told {
  sentence: string;
  /** The section of the game's help page that says more; null where none does. */
  anchor: string | null;
}

export function tellRefusal(refusal: Refusal, scene: Scene): Told {
  const option = nameOfOption(refusal);
  const anchor = refusal.anchor ?? (option === null ? null : optionAnchor(option));
  return { sentence: sentenceOf(refusal, scene), anchor };
}

/** The sentence of a rule's name, as it stands in views and refusals. */
export function reasonSentence(game: string, reason: string, args: Arguments = {}): string {
  const name = [
    key('web-reason', game, reason),
    key('web-error', reason),
    key('reason', game, reason),
    key('reason', reason),
    key('error', reason),
  ].find((each) => texts.has(each));
  return name === undefined ? t('error-unknown', { code: reason }) : t(name, args);
}

function sentenceOf(refusal: Refusal, scene: Scene): string {
  const game = scene.client.room?.game ?? '';
  const args = argumentsOf(refusal, game, scene);
  return reasonSentence(game, refusal.reason ?? refusal.code, args);
}

/** What the sentence is filled with: seats as people count them, options by their names. */
function argumentsOf(refusal: Refusal, game: string, scene: Scene): Arguments {
  const args: Arguments = { code: refusal.code, example: '' };
  const option = nameOfOption(refusal);
  for (const [name, value] of Object.entries(refusal.arguments ?? {})) {
    if (Array.isArray(value)) args[name] = scene.seatNumbers(value);
    else if (name === 'option') args[name] = optionName(game, String(value));
    else if (name === 'value' && option !== null)
      args[name] = optionValue(game, option, value ?? null);
    else args[name] = typeof value === 'number' ? value : String(value);
  }
  return args;
}

function nameOfOption(refusal: Refusal): string | null {
  const option = refusal.arguments?.['option'];
  return typeof option === 'string' ? option : null;
}
