/** What a game with a field tells the table that shows it. */
import type { Moves } from '../../protocol/messages';
import type { Scene } from '../../room/scene';
import type { Card } from '../../room/types';
import type { Choice } from './choice';
import type { FieldGameId, FieldPreview } from './view';

/** A move beside the exchange of one card. It has a fixed place among the buttons. */
export interface Act {
  /** Its verb, or the announcement. */
  id: string;
  label: string;
  keyName: string;
  /** In notation. */
  move: string;
  /** Why it cannot be made now, in a sentence; null where it can, or where the server may say. */
  why: string | null;
  /** Its section of the help page. */
  anchor: string;
  /** What is asked before it is done; null where it is chosen first and then confirmed. */
  question: string | null;
}

/** What the turn is about, for those who say what may be done. */
export interface Turn {
  legal: Moves;
  choice: Choice;
  isMine: boolean;
  previewOf(move: string): FieldPreview | null;
}

export interface FieldGame {
  id: FieldGameId;
  /** Is the ace the lowest card, to sort by? */
  isAceLow: boolean;
  describe(move: string, scene: Scene): string;
  /** What a hand would be after a move: "♠4枚 41点". */
  leaves(preview: FieldPreview, scene: Scene): string;
  /** The same in as few signs as possible: "♠41". */
  leavesInShort(preview: FieldPreview, scene: Scene): string;
  /** What the move brings about by itself, in a sentence. */
  byItself(preview: FieldPreview): string | null;
  /** The words on the button that makes the move, and on the one that announces too. */
  doLabel(move: string): string;
  doAnnouncedLabel(move: string): string;
  /** What is asked before the move alone, where it is asked about. */
  question(move: string, turn: Turn, scene: Scene): string | null;
  /** What is asked before the move with its announcement. */
  announceQuestion(move: string, scene: Scene): string;
  /** The other moves, each in its place. */
  acts(turn: Turn, scene: Scene): Act[];
}

/** Why a card may not be given or taken now, in a sentence, where a rule binds the exchange. */
export type WhyBound = (card: Card) => string | null;

export const NEVER_BOUND: WhyBound = () => null;
