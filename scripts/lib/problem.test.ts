import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { listed, Problem, sentenceOf } from './problem';

/** Returns the output for an error. */
function told(fail: () => unknown): string | undefined {
  try {
    fail();
  } catch (error) {
    return sentenceOf(error);
  }
  throw new Error('It did not fail');
}

test('prints one sentence for an error that the user can fix', () => {
  expect(told(() => readFileSync('/nothing/here'))).toBe(
    "ENOENT: no such file or directory, open '/nothing/here'",
  );
  expect(told(() => readFileSync('/'))).toBe('EISDIR: illegal operation on a directory, read');
  expect(told(() => parseArgs({ args: ['--nonsense'] }))).toBe("Unknown option '--nonsense'.");
  const ended = Object.assign(new Error('Aborted with Ctrl+C'), { code: 'ABORT_ERR' });
  expect(sentenceOf(ended)).toBe('Ended.');
  expect(sentenceOf(new Problem('Do this.'))).toBe('Do this.');
});

test('lists items, and indents the lines that belong to one', () => {
  expect(listed(['one', 'two\nits reason'], '✗')).toBe('  ✗ one\n  ✗ two\n    its reason');
});

test("prints a bug's stack", () => {
  expect(sentenceOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(sentenceOf(Object.assign(new Error('gone'), { code: 14 }))).toBeUndefined();
  expect(sentenceOf('thrown')).toBeUndefined();
});
