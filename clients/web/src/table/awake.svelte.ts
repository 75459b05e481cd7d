/** Keeps the screen awake while this person plays, where the browser lets a page do so. */
import type { Client } from '../room/client.svelte';

/** To be called while the table is made. */
export function keepAwake(client: Client): void {
  const isPlaying = $derived(client.isInMatch && client.seat !== null);
  $effect(() => (isPlaying ? stayAwake() : undefined));
}

/** Gives the way to let it sleep again. The system takes the lock away from a page that is hidden. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    // Missing outside secure contexts, whatever the types say.
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (wakeLock === undefined || document.visibilityState !== 'visible') return;
    const given = await wakeLock.request('screen').catch(() => null); // a low battery refuses it
    if (isOver) void given?.release();
    else lock = given;
  };
  const asked = (): void => void ask();
  document.addEventListener('visibilitychange', asked);
  asked();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', asked);
    void lock?.release();
  };
}
