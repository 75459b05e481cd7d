import type { Scene } from '../room/scene';
import type { Event, EventOf, EventType } from '../room/types';

type Tell<Own> = (event: Own, scene: Scene) => string[];

/** Tells of the events of these types by `tellOwn`, and of others nothing. */
export function teller<Type extends EventType>(
  types: readonly Type[],
  tellOwn: Tell<EventOf<Type>>,
): Tell<Event> {
  const known: ReadonlySet<string> = new Set(types);
  const isOwn = (event: Event): event is EventOf<Type> => known.has(event.type);
  return (event, scene) => (isOwn(event) ? tellOwn(event, scene) : []);
}
