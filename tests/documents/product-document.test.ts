import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countTests, isThere, readCitations, readRules, sectionTitles } from './cited-tests';
import { root } from '../../scripts/lib/repository';

const rules = readRules(readFileSync(join(root, 'docs/product.md'), 'utf8'));

describe('the document of the product', () => {
  test('goes through all nine parts', () => {
    const numbers = rules.map(({ part }) => Number.parseInt(part, 10));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  test('has a part, a rule and a test in every row', () => {
    expect(rules.filter(({ part, says, shownBy }) => !part || !says || !shownBy)).toEqual([]);
  });

  test('has no rule twice', () => {
    const seen = rules.map(({ part, says }) => `${part}: ${says}`);
    expect(seen.filter((rule, index) => seen.indexOf(rule) !== index)).toEqual([]);
  });

  test('names only files with tests, and sections that they have', () => {
    const cited = rules.flatMap(({ line, shownBy }) =>
      readCitations(shownBy).map((citation) => ({ line, citation })),
    );
    const missing = cited.filter(({ citation }) => !isThere(citation, root));
    expect(missing).toEqual([]);
  });
});

describe('what it is read by', () => {
  test('rows leave out the head of a table and keep an escaped bar', () => {
    const table = '# Title\n\n| Part | Rule |\n| --- | --- |\n| 2 | a \\| b | `x` › y |\n';
    expect(readRules(table)).toEqual([{ line: 5, part: '2', says: 'a | b', shownBy: '`x` › y' }]);
  });

  test('a cell may name several files, each with a section or without', () => {
    expect(readCitations('`a.test.ts`<br>`b.test.ts` › outer › inner')).toEqual([
      { path: 'a.test.ts', sections: [] },
      { path: 'b.test.ts', sections: ['outer', 'inner'] },
    ]);
    expect(() => readCitations('by hand')).toThrow('names no test');
  });

  test('tests and sections are found however they are written, and nothing else is', () => {
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
