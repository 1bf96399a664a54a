import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockTitles, readCitations, readRows, testTitles } from './lib/coverage-document';
import { root } from './lib/repository';

const document = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8');
const rows = readRows(document);

function titlesIn(path: string) {
  const source = readFileSync(join(root, path), 'utf8');
  return { tests: testTitles(source), blocks: blockTitles(source) };
}

describe('the coverage document', () => {
  test('goes through all nine sections', () => {
    const numbers = rows.map(({ section }) => Number.parseInt(section, 10));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  test('has a section, a quote and a test in every row', () => {
    const incomplete = rows.filter(({ section, says, shownBy }) => !section || !says || !shownBy);
    expect(incomplete).toEqual([]);
  });

  test('has no row twice', () => {
    const seen = rows.map(({ section, says }) => `${section}: ${says}`);
    expect(seen.filter((row, index) => seen.indexOf(row) !== index)).toEqual([]);
  });

  test('names only tests that exist', () => {
    const cited = rows.flatMap(({ line, shownBy }) =>
      readCitations(shownBy).map((citation) => ({ line, citation })),
    );
    const files = new Map(
      [...new Set(cited.map(({ citation }) => citation.path))]
        .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && existsSync(join(root, path)))
        .map((path) => [path, titlesIn(path)]),
    );
    const missing = cited.filter(({ citation: { path, blocks, title } }) => {
      const titles = files.get(path);
      return !titles?.tests.has(title) || !blocks.every((block) => titles.blocks.has(block));
    });
    expect(missing).toEqual([]);
  });
});

describe('what it is read by', () => {
  test('rows leave out the head of a table and keep an escaped bar', () => {
    const table = '# Title\n\n| Section | Says |\n| --- | --- |\n| 2 | a \\| b | `x` › y |\n';
    expect(readRows(table)).toEqual([{ line: 5, section: '2', says: 'a | b', shownBy: '`x` › y' }]);
  });

  test('a cell may name several tests, each with the blocks around it', () => {
    expect(readCitations('`a.test.ts` › one<br>`b.test.ts` › block › two')).toEqual([
      { path: 'a.test.ts', blocks: [], title: 'one' },
      { path: 'b.test.ts', blocks: ['block'], title: 'two' },
    ]);
    expect(() => readCitations('by hand')).toThrow('names no test');
  });

  test('titles are found however a test is written, and nothing else is', () => {
    const source = `
      describe.each(pages)('$path', () => {
        test('plain', () => {});
        it("job's", async () => {});
        test.each([['a', 1]])('%s is %i', (name) => call('not a title', name));
        test(
          \`in \${scheme}\`,
          () => {},
        );
      });`;
    expect([...testTitles(source)]).toEqual(
      expect.arrayContaining(['plain', "job's", '%s is %i', 'in ${scheme}']),
    );
    expect(testTitles(source)).not.toContain('not a title');
    expect(blockTitles(source)).toContain('$path');
    expect(blockTitles(source)).not.toContain('plain');
  });
});
