/** The sections of a help page: found by anchor, listed as contents, searched by words. */

export interface Section {
  /** 1 for the page, 2 for its sections, 3 for what is within them. */
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  readonly html: string;
}

export interface Chapter {
  head: Section;
  parts: readonly Section[];
}

/** What a reader types is compared in one form: width, case and kana do not matter. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** The contents: each section with those within it; the page's own title is not among them. */
export function chaptersOf(sections: readonly Section[]): Chapter[] {
  const chapters: { head: Section; parts: Section[] }[] = [];
  for (const section of sections) {
    if (section.level === 2) chapters.push({ head: section, parts: [] });
    else if (section.level > 2) chapters.at(-1)?.parts.push(section);
  }
  return chapters;
}

/** The anchor if the page has it; else the first section. */
export function knownAnchor(sections: readonly Section[], anchor: string | null): string | null {
  const found = sections.find((section) => section.anchor === anchor) ?? sections[0];
  return found?.anchor ?? null;
}

/** Sections that have every word, those with a word in the title first; all without words. */
export function searchSections(sections: readonly Section[], words: string): Section[] {
  const wanted = folded(words).split(/\s+/u).filter(Boolean);
  const scored = sections
    .filter((section) => section.level > 1)
    .map((section) => {
      const title = folded(section.title);
      const text = folded(`${section.title} ${plainText(section.html)}`);
      const isMatch = wanted.every((word) => text.includes(word));
      return { section, isMatch, inTitle: wanted.filter((word) => title.includes(word)).length };
    })
    .filter(({ isMatch }) => isMatch);
  if (wanted.length > 0) scored.sort((one, other) => other.inTitle - one.inTitle);
  return scored.map(({ section }) => section);
}

/** Where the words first stand in a section's text, with a little around them. */
export function excerpt(section: Section, words: string, around = 28): string {
  const text = plainText(section.html);
  const word = folded(words).split(/\s+/u).find(Boolean);
  const place = word === undefined ? -1 : folded(text).indexOf(word);
  const start = Math.max(0, place - around);
  const end = Math.max(place, 0) + around * 2;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** A table that is too wide is scrolled by itself, by keys too. */
export function withScrollers(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroller" role="group" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
