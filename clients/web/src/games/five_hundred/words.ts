/** Moves in words. */
import type { Scene } from '../../room/scene';
import { t } from '../../texts/texts.svelte';
import { bidText } from './bids';
import { labelled } from './cards';
import { NO_SUIT } from './moves';
import { viewOf } from './table_facts';

export function describe(move: string, scene: Scene): string {
  const [verb = '', ...words] = move.split(' ');
  const [first = ''] = words;
  switch (verb) {
    case 'bid':
      return t('move-five-hundred-bid', { bid: bidText(first, scene) });
    case 'raise':
      if (first === 'none') return t('move-five-hundred-raise-none');
      return t('move-five-hundred-raise', { bid: bidText(first, scene) });
    case 'discard':
      return describeDiscard(words, scene);
    case 'partner':
      return describeCall(words, scene);
    case 'play':
      return describePlay(words, scene);
    case 'claim':
      return t('move-five-hundred-claim', { count: Number(first) });
    case 'look':
    case 'pass':
    case 'accept':
    case 'decline':
      return t(`move-five-hundred-${verb}`);
    default:
      return move;
  }
}

function describeDiscard(words: readonly string[], scene: Scene): string {
  const end = words.indexOf('name');
  const cards = scene.cards(end < 0 ? words : words.slice(0, end));
  if (end < 0) return t('move-five-hundred-discard', { cards });
  return t('web-five-hundred-discard-name', { cards, suit: scene.suit(words[end + 1] ?? '') });
}

function describeCall(whom: readonly string[], scene: Scene): string {
  const [first = ''] = whom;
  if (first === 'alone') return t('move-five-hundred-partner-alone');
  if (whom.every((word) => /^\d$/.test(word))) {
    return t('move-five-hundred-partner-seats', { names: scene.names(whom.map(Number)) });
  }
  return t('move-five-hundred-partner-card', { card: scene.card(first) });
}

function describePlay([played = '', said, name = '']: readonly string[], scene: Scene): string {
  const contract = viewOf(scene.client.view)?.contract ?? null;
  const card = labelled(played, contract, scene);
  if (said === undefined) return t('move-five-hundred-play', { card });
  if (said === NO_SUIT) return t('move-five-hundred-play-no-suit', { card });
  if (said === 'name') return t('move-five-hundred-play-name', { card, suit: scene.suit(name) });
  return t('move-five-hundred-play-naming', { card, suit: scene.suit(said) });
}
