/** A row of the coverage document: what the specification says, and the tests that show it. */
export interface CoverageRow {
  /** Line in the document, counted from 1. */
  line: number;
  section: string;
  says: string;
  shownBy: string;
}

/** A test that a row names: its file, the `describe` blocks around it if given, and its title. */
export interface Citation {
  path: string;
  blocks: string[];
  title: string;
}

const CITATION = /^`([^`]+)` › (.+)$/;

/** The rows of all tables of a Markdown text, without their heads. */
export function readRows(markdown: string): CoverageRow[] {
  const lines = markdown.split('\n').map((text, index) => ({ text: text.trim(), line: index + 1 }));
  return lines
    .filter(({ text }, index) => text.startsWith('|') && !isHead(lines, index))
    .map(({ text, line }) => {
      const [section = '', says = '', shownBy = '', ...rest] = cellsOf(text);
      if (rest.length > 0) throw new Error(`Line ${line} has more than three cells`);
      return { line, section, says, shownBy };
    });
}

/**
 * The tests that a cell names: path › title, or path › block › title, with `<br>` between them.
 *
 * @throws when a part of the cell is something else
 */
export function readCitations(shownBy: string): Citation[] {
  return shownBy.split('<br>').map((text) => {
    const [, path, titles] = CITATION.exec(text.trim()) ?? [];
    if (!path || !titles) throw new Error(`"${text}" names no test`);
    const blocks = titles.split(' › ');
    return { path, blocks: blocks.slice(0, -1), title: blocks.at(-1) ?? '' };
  });
}

/** Titles of the tests of a file as they stand in it: those of `test.each` with their placeholders. */
export function testTitles(source: string): Set<string> {
  return titlesAfter(/(?:\b(?:test|it)|\))\(\s*/, source);
}

/** Titles of the `describe` blocks of a file. */
export function blockTitles(source: string): Set<string> {
  return titlesAfter(/(?:\bdescribe|\))\(\s*/, source);
}

/** String literals that follow a call and are followed by more arguments. */
function titlesAfter(call: RegExp, source: string): Set<string> {
  const literal = /(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/.source;
  const matches = source.matchAll(new RegExp(`${call.source}${literal}`, 'g'));
  return new Set([...matches].map(([, , title = '']) => title.replace(/\\(.)/g, '$1')));
}

function isHead(lines: { text: string }[], index: number): boolean {
  const isRule = (text?: string) => text !== undefined && /^\|[\s|:-]+\|$/.test(text);
  return isRule(lines[index]?.text) || isRule(lines[index + 1]?.text);
}

function cellsOf(row: string): string[] {
  const inner = row.replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
