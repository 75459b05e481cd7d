/** The games, each loaded when a room plays it. */
import type { GameModule } from './module';

const LOADERS: Readonly<Record<string, () => Promise<{ game: GameModule }>>> = {
  fifty_one: () => import('./fifty_one'),
  forty_six: () => import('./forty_six'),
  page_one: () => import('./page_one'),
  five_hundred: () => import('./five_hundred'),
};

const loaded = new Map<string, GameModule>();

/** The module of a game; null for one that this client does not know. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const module = await LOADERS[id]?.();
  if (module === undefined) return null;
  loaded.set(id, module.game);
  return module.game;
}
