/** What the tables of 51 and 46 have in common. */
import type { EventOf, Preview, PreviewOf, View, ViewOf } from '../../room/types';

export type FieldGameId = 'fifty_one' | 'forty_six';
export type FieldView = ViewOf<FieldGameId>;
export type FieldPreview = PreviewOf<FieldGameId>;

/** What happens at every table with a field. */
export type FieldEvent = EventOf<'field_dealt' | 'swapped' | 'flushed' | 'reshuffled'>;

export function isFieldView(view: View | null): view is FieldView {
  return view?.game === 'fifty_one' || view?.game === 'forty_six';
}

export function isFieldPreview(preview: Preview): preview is FieldPreview {
  return preview.game === 'fifty_one' || preview.game === 'forty_six';
}

/** The letters of the field's places. */
export const FIELD_LETTERS: readonly string[] = ['a', 'b', 'c', 'd', 'e'];
