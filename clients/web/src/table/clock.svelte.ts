/** The time as state, to the second, while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** `Date.now()`; a template or an effect that reads it is made anew as time goes by. */
export function nowMs(): number {
  subscribe();
  return Date.now();
}
