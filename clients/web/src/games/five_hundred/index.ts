/** Five Hundred at the table. */
import type { GameModule } from '../module';
import { tell } from './story';
import Table from './Table.svelte';
import { anchor, tableInWords } from './text_table';
import { describe } from './words';

export const game: GameModule = { Table, tell, describe, tableInWords, anchor };
