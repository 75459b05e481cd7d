/** 46 in the browser. */
import type { GameModule } from '../module';
import type { View, ViewOf } from '../../room/types';
import { tableInWords } from './in_words';
import { tell } from './story';
import Table from './Table.svelte';
import { describe } from './words';

const ANCHOR_BY_PHASE: Readonly<Record<ViewOf<'forty_six'>['phase'], string>> = {
  first_lap: 'first-lap',
  turn: 'turn',
  after_flush: 'flush',
  last_turn: 'last-turn',
  over: 'scoring',
};
/** For an exchange that the joker binds. */
const JOKER_ANCHOR = 'joker';

export const game: GameModule = { Table, tell, describe, tableInWords, anchor };

function anchor(view: View): string {
  if (view.game !== 'forty_six') return '';
  return view.jokers_rule === null ? ANCHOR_BY_PHASE[view.phase] : JOKER_ANCHOR;
}
