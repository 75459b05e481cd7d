/** Names for parts of messages that the generated types leave nameless. */
import type { Previews, Update } from '../protocol/messages';

export type Event = Update['events'][number];
export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;
export type View = NonNullable<Update['view']>;
export type GameId = View['game'];
export type ViewOf<Game extends GameId> = Extract<View, { game: Game }>;
export type Preview = Previews['by_move'][number];
export type PreviewOf<Game extends Preview['game']> = Extract<Preview, { game: Game }>;
/** A card in notation: `TD`, `JK`, `??`. */
export type Card = string;
export type Seat = number;
export type Suit = 'S' | 'H' | 'C' | 'D';
