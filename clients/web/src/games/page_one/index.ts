import type { GameModule } from '../module';
import { describe, tableInWords, tell } from './story';
import Table from './Table.svelte';

const ANCHOR_BY_PHASE = {
  lead: 'turn',
  follow: 'follow',
  suit_open: 'option-joker-led',
  over: 'scoring',
} as const;

export const game: GameModule = {
  Table,
  tell,
  describe,
  tableInWords,
  anchor: (view) => (view.game === 'page_one' ? ANCHOR_BY_PHASE[view.phase] : 'aim'),
};
