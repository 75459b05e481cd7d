import { describe, expect, test } from 'vitest';
import { loadHelp } from '../../src/help/help.svelte';
import {
  chaptersOf,
  excerpt,
  folded,
  knownAnchor,
  searchSections,
  type Section,
  withScrollers,
} from '../../src/help/sections';

const PAGE: Section[] = [
  { level: 1, title: '51', anchor: 'fifty-one', html: '<p>Trade cards.</p>' },
  { level: 2, title: 'Points', anchor: 'points', html: '<p>The joker counts 11.</p>' },
  { level: 2, title: 'Your turn', anchor: 'turn', html: '<p>A &amp; B &lt; C</p>' },
  { level: 3, title: 'Flush', anchor: 'flush', html: '<p>Five new cards.</p>' },
  { level: 3, title: 'ジョーカー', anchor: 'joker', html: '<p>だれも取れません。</p>' },
];

describe('a page', () => {
  test('has contents of two levels', () => {
    const contents = chaptersOf(PAGE).map(({ head, parts }) => [
      head.anchor,
      parts.map(({ anchor }) => anchor),
    ]);
    expect(contents).toEqual([
      ['points', []],
      ['turn', ['flush', 'joker']],
    ]);
  });

  test.each([
    ['flush', 'flush'],
    ['no-such-place', 'fifty-one'],
    [null, 'fifty-one'],
  ])('opens for %s at %s', (anchor, place) => {
    expect(knownAnchor(PAGE, anchor)).toBe(place);
  });

  test.each([
    ['joker', ['points']],
    ['JOKER 11', ['points']],
    ['じょーかー', ['joker']],
    ['ｆｌｕｓｈ', ['flush']],
    ['a & b < c', ['turn']],
    ['lt', []], // what stands in tags and entities is no text
    ['nothing like it', []],
    ['', ['points', 'turn', 'flush', 'joker']],
  ])('is searched for "%s"', (words, anchors) => {
    expect(searchSections(PAGE, words).map(({ anchor }) => anchor)).toEqual(anchors);
  });

  test('shows what it found with a little around it', () => {
    const long = 'word '.repeat(40);
    const section = { level: 2, title: 'T', anchor: 't', html: `<p>${long}joker ${long}</p>` };
    const shown = excerpt(section, 'joker');
    expect(shown).toMatch(/^….*joker.*…$/);
    expect(shown.length).toBeLessThan(100);
  });

  test('tables scroll by themselves, by keys too', () => {
    expect(withScrollers('<p>A</p><table><tr></tr></table>')).toBe(
      '<p>A</p><div class="scroller" role="group" tabindex="0"><table><tr></tr></table></div>',
    );
  });

  test('folding keeps every letter in its place', () => {
    expect(folded('ジョーカー')).toHaveLength('ジョーカー'.length);
  });
});

describe.each(['ja', 'en'] as const)('the real pages in %s', (language) => {
  test.each(['fifty_one', 'forty_six', 'page_one', 'five_hundred'])('%s', async (game) => {
    const page = await loadHelp(game, language);
    const anchors = page.map(({ anchor }) => anchor);
    expect(chaptersOf(page).length).toBeGreaterThan(5);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(page.every(({ html }) => !html.includes('{#'))).toBe(true);
  });

  test('there is none for a game that nobody knows', async () => {
    expect(await loadHelp('no_game', language)).toEqual([]);
  });
});
