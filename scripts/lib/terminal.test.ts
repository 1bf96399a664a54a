import { expect, test } from 'vitest';
import { listed } from './terminal';

test('fits a list into 80 columns and keeps its line breaks', () => {
  const long = 'word '.repeat(60).trim();
  const lines = listed([`${long}\nname    file`, 'short'], '✗').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[0]).toMatch(/^ {2}✗ word/);
  expect(lines.slice(1, -2).every((line) => line.startsWith('    word'))).toBe(true);
  expect(lines.slice(-2)).toEqual(['    name    file', '  ✗ short']);
  expect(lines.join(' ').match(/word/g)).toHaveLength(60);
});
