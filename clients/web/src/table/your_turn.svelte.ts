/** Tells somebody who looks elsewhere that it is their turn, and what is worth to be heard. */
import { untrack } from 'svelte';
import { settings } from '../person/settings.svelte';
import type { Client } from '../room/client.svelte';
import { t } from '../texts/texts.svelte';
import { type SoundName, sounds } from './sound';
import { soundOf } from './sound_of';

const BUZZ_MS = [120, 80, 120];
const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';

/** To be called while the table is made; `title` is the page's own. */
export function callToTurn(client: Client, title: () => string): void {
  const isMine = $derived(client.isMyTurn);
  // Title and icon stay as they are for the whole turn: nothing flashes.
  $effect(() => {
    document.title = isMine ? `▶ ${t('web-title-your-turn')}` : title();
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = isMine ? ICON_TURN : ICON;
  });
  $effect(() => {
    if (isMine) untrack(call); // another choice of sounds is no new turn
  });
  $effect(() =>
    client.onUpdate(({ from, events }) => {
      const name = from === 0 ? null : soundOf(events);
      if (name !== null) sound(name);
    }),
  );
}

function call(): void {
  const { vibration } = settings.choices;
  sound('turn');
  // Before the first touch a browser refuses it, and complains.
  const canBuzz = 'vibrate' in navigator && navigator.userActivation?.hasBeenActive;
  if (vibration && canBuzz) navigator.vibrate(BUZZ_MS);
}

function sound(name: SoundName): void {
  const when = settings.choices.sound;
  if (when === 'always' || (when === 'hidden' && document.hidden)) sounds.play(name);
}
