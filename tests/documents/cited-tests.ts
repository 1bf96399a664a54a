import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of the product as its document has it, and the tests that show it. */
export interface Rule {
  /** Line in the document, counted from 1. */
  line: number;
  /** Number of the document's part. */
  part: string;
  says: string;
  shownBy: string;
}

/** Tests that a rule names: a file, and the `describe` blocks in it down to the one that is meant. */
export interface Citation {
  path: string;
  sections: string[];
}

const CITATION = /^`([^`]+)`(?: › (.+))?$/;

/** The rows of the product's tables. */
export function readRules(markdown: string): Rule[] {
  return readRows(markdown).map(({ line, cells }) => {
    const [part = '', says = '', shownBy = '', ...rest] = cells;
    if (rest.length > 0) throw new Error(`Line ${line} has more than three cells`);
    return { line, part, says, shownBy };
  });
}

/** The rows of all tables of a Markdown text, without their heads; lines are counted from 1. */
export function readRows(markdown: string): { line: number; cells: string[] }[] {
  const lines = markdown.split('\n').map((text, index) => ({ text: text.trim(), line: index + 1 }));
  return lines
    .filter(({ text }, index) => text.startsWith('|') && !isHead(lines, index))
    .map(({ text, line }) => ({ line, cells: cellsOf(text) }));
}

/**
 * The tests that a cell names: path, or path › section, with `<br>` between them.
 *
 * @throws when a part of the cell is something else
 */
export function readCitations(shownBy: string): Citation[] {
  return shownBy.split('<br>').map((text) => {
    const [, path, sections] = CITATION.exec(text.trim()) ?? [];
    if (!path) throw new Error(`"${text}" names no test`);
    return { path, sections: sections?.split(' › ') ?? [] };
  });
}

/** True when the file is there and has tests, and all the sections in it that are named. */
export function isThere({ path, sections }: Citation, folder: string): boolean {
  const file = join(folder, path);
  if (!/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  const titles = sectionTitles(source);
  return countTests(source) > 0 && sections.every((section) => titles.has(section));
}

/** How many tests a file has; one that runs for several values counts once. */
export function countTests(source: string): number {
  return [...source.matchAll(/(?:^|[\s;{])(?:test|it)(?:\.\w+)*(?:<[^>]*>)?\(/g)].length;
}

/** Titles of the `describe` blocks of a file, as they stand in it. */
export function sectionTitles(source: string): Set<string> {
  const literal = /(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/.source;
  const matches = source.matchAll(new RegExp(`(?:\\bdescribe|\\))\\(\\s*${literal}`, 'g'));
  return new Set([...matches].map(([, , title = '']) => title.replace(/\\(.)/g, '$1')));
}

function isHead(lines: { text: string }[], index: number): boolean {
  const isLine = (text?: string) => text !== undefined && /^\|[\s|:-]+\|$/.test(text);
  return isLine(lines[index]?.text) || isLine(lines[index + 1]?.text);
}

function cellsOf(row: string): string[] {
  const inner = row.replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
