/**
 * Makes the help pages, which are Markdown with anchors, into modules: `help/ja/fifty_one.md`
 * imports as the list of its sections, each with its HTML. Nothing of Markdown goes to browsers.
 */
import { readFile } from 'node:fs/promises';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

const HEADING = /^(#{1,3}) (.*?) \{#([a-z0-9-]+)\}$/;
const SUFFIX = '?help';
const ENGLISH = '/en/';
const JAPANESE = /[0-9]*[\u3040-\u30ff\u3400-\u9fff][0-9\u3040-\u30ff\u3400-\u9fff]*/g;

interface Section {
  level: number;
  title: string;
  anchor: string;
  html: string;
}

export function helpPages(): Plugin {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  return {
    name: 'help-pages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.md${SUFFIX}`)) return null;
      const path = id.slice(0, -SUFFIX.length);
      this.addWatchFile(path);
      const sections = sectionsOf(await readFile(path, 'utf8'), markdown);
      if (path.includes(ENGLISH)) sections.forEach(markJapanese);
      return `export default ${JSON.stringify(sections)}`;
    },
  };
}

/** Words of the table stand in both languages: a screen reader is to know which is which. */
function markJapanese(section: Section): void {
  section.html = section.html.replace(JAPANESE, '<span lang="ja">$&</span>');
}

function sectionsOf(page: string, markdown: InstanceType<typeof MarkdownIt>): Section[] {
  const sections: (Section & { lines: string[] })[] = [];
  for (const line of page.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      const [, marks = '', title = '', anchor = ''] = heading;
      sections.push({ level: marks.length, title, anchor, html: '', lines: [] });
    } else {
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections.map(({ lines, ...section }) => ({
    ...section,
    html: markdown.render(lines.join('\n')),
  }));
}
