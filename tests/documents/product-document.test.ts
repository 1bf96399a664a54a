import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFaults, readRows } from './cited-tests';
import { root } from '../../scripts/lib/repository';

const text = readFileSync(join(root, 'docs/product.md'), 'utf8');
const rules = readRows(text);

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
    expect(findFaults(rules, root)).toEqual([]);
  });
});
