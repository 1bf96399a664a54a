import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  countTests,
  findFault,
  listTestFiles,
  readCitations,
  readRows,
  sectionTitles,
} from './cited-tests';
import { root } from '../../scripts/lib/repository';

const text = readFileSync(join(root, 'docs/product.md'), 'utf8');
const rules = readRows(text);
const files = listTestFiles(root);

describe('the document of the product', () => {
  test('has rules in every part', () => {
    const parts = text.split(/^## /m).slice(2);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => readRows(part).length === 0)).toEqual([]);
  });

  test('has a rule and a test in every row, and nothing else', () => {
    expect(rules.filter(({ cells }) => cells.length !== 2 || cells.includes(''))).toEqual([]);
  });

  test('has no rule twice', () => {
    const seen = rules.map(({ cells: [rule] }) => rule);
    expect(seen.filter((rule, index) => seen.indexOf(rule) !== index)).toEqual([]);
  });

  test('names only files with tests, and sections that they have', () => {
    const faults = rules.flatMap(({ line, cells: [, shownBy = ''] }) =>
      readCitations(shownBy).flatMap((citation) => {
        const fault = findFault(citation, root, files);
        return fault ? [`Line ${line}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('reading the document', () => {
  test('leaves out the head of a table and keeps an escaped bar', () => {
    const table = '# Title\n\n| Rule | Shown by |\n| --- | --- |\n| a \\| b | `x` › y |\n';
    expect(readRows(table)).toEqual([{ line: 5, cells: ['a | b', '`x` › y'] }]);
  });

  test('finds several files in a cell, and several sections of one', () => {
    expect(readCitations('`a.test.ts`<br>`b.test.ts` › outer › inner<br>› other')).toEqual([
      { name: 'a.test.ts', sections: [] },
      { name: 'b.test.ts', sections: ['outer', 'inner'] },
      { name: 'b.test.ts', sections: ['other'] },
    ]);
    expect(() => readCitations('by hand')).toThrow('names no test');
    expect(() => readCitations('› a section of no file')).toThrow('names no test');
    expect(() => readCitations('')).toThrow('names no test');
  });

  test('says why a citation is wrong', () => {
    const own = 'tests/documents/product-document.test.ts';
    const fault = (name: string, ...sections: string[]) =>
      findFault({ name, sections }, root, files);
    expect(fault('product-document.test.ts', 'reading the document')).toBeUndefined();
    expect(fault(own)).toBeUndefined();
    expect(fault('document.test.ts')).toBe('document.test.ts is no test file');
    expect(fault('product-document.test.ts', 'elsewhere')).toBe(
      `${own} has no section 'elsewhere'`,
    );
    expect(findFault({ name: 'b.ts', sections: [] }, root, ['a/b.ts', 'c/b.ts'])).toBe(
      'b.ts may be a/b.ts or c/b.ts',
    );
    expect(
      findFault({ name: 'cited-tests.ts', sections: [] }, root, ['tests/documents/cited-tests.ts']),
    ).toBe('tests/documents/cited-tests.ts has no tests');
  });

  test('finds tests and sections however they are written, and nothing else', () => {
    const source = `
      describe.each(pages)('$path', () => {
        test('plain', () => {});
        it("job's", async () => latest('not a test'));
        test.each<[string, number]>([['a', 1]])('%s is %i', (name) => call('not a title', name));
      });`;
    expect(countTests(source)).toBe(3);
    expect([...sectionTitles(source)]).toContain('$path');
    expect([...sectionTitles(source)]).not.toContain('plain');
    expect(countTests('const test = 1;')).toBe(0);
  });
});
