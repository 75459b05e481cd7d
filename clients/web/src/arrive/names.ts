/** People's names, as wide as the table has place for. */

/** Characters that take two columns: of East Asian scripts, and pictures. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3000-\u303f\u30fc\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Half a wide character is one column. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}

/** The name that was typed, without blanks around it and not wider than `columns`. */
export function fitName(typed: string, columns: number): string {
  let name = '';
  for (const { segment } of graphemes.segment(typed.normalize('NFKC').trim())) {
    if (columnsOf(name + segment) > columns) break;
    name += segment;
  }
  return name.trim();
}
