import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table in a document. */
export interface Row {
  /** Line in the document, counted from 1. */
  line: number;
  cells: string[];
}

/** Tests that a row names. */
interface Citation {
  /** The shortest end of the file's path that is unique. */
  name: string;
  /** The `describe` blocks from the outermost to the cited one. */
  sections: string[];
}

const CITATION = /^(?:`([^`]+)`)?(?: ?› (.+))?$/;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const FOLDERS = ['contract', 'domain', 'functions', 'scripts', 'tests', 'web'];

/** Returns the rows of all tables of a Markdown text, without their heads. */
export function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').map((text, index) => ({ text: text.trim(), line: index + 1 }));
  return lines
    .filter(({ text }, index) => text.startsWith('|') && !isHead(lines, index))
    .map(({ text, line }) => ({ line, cells: cellsOf(text) }));
}

/**
 * Parses a cell that names tests: `file`, or `file` › section, separated by `<br>`. A part that
 * begins with › is another section of the previous file.
 *
 * @throws if a part has another form
 */
function readCitations(shownBy: string): Citation[] {
  let name: string | undefined;
  return shownBy.split('<br>').map((text) => {
    const [, file, sections] = CITATION.exec(text.trim()) ?? [];
    name = file ?? (sections ? name : undefined);
    if (!name) throw new Error(`"${text}" names no test`);
    return { name, sections: sections?.split(' › ') ?? [] };
  });
}

/** Returns the paths of all test files of the project. */
function listTestFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => TEST_FILE.test(path) && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  );
}

/** Returns what is wrong with the tests that the last cells of rows name. */
export function findFaults(rows: readonly Row[], root: string): string[] {
  const files = listTestFiles(root);
  return rows.flatMap(({ line, cells }) =>
    readCitations(cells.at(-1) ?? '').flatMap((citation) => {
      const fault = findFault(citation, root, files);
      return fault ? [`Line ${line}: ${fault}`] : [];
    }),
  );
}

/** Returns what is wrong with a citation, or undefined if exactly one file has such tests. */
function findFault(
  { name, sections }: Citation,
  root: string,
  files: string[],
): string | undefined {
  const found = files.filter((path) => `/${path}`.endsWith(`/${name}`));
  const [path] = found;
  if (!path) return `${name} is no test file`;
  if (found.length > 1) return `${name} may be ${found.join(' or ')}`;
  const source = readFileSync(join(root, path), 'utf8');
  if (countTests(source) === 0) return `${path} has no tests`;
  const titles = sectionTitles(source);
  const missing = sections.find((section) => !titles.has(section));
  return missing === undefined ? undefined : `${path} has no section '${missing}'`;
}

/** Returns how many tests a file has; a test that runs for several values counts once. */
function countTests(source: string): number {
  return [...source.matchAll(/(?:^|[\s;{])(?:test|it)(?:\.\w+)*(?:<[^>]*>)?\(/g)].length;
}

/** Returns the titles of a file's `describe` blocks, as written. */
function sectionTitles(source: string): Set<string> {
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
