import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem, sentenceOf } from './problem';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'problem-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
  const missing = join(folder, 'nothing/here');
  expect(told(() => writeFileSync(missing, ''))).toBe(`${missing} is not there.`);
  expect(told(() => writeFileSync(folder, ''))).toBe(`${folder} is a folder, not a file.`);
  expect(told(() => readFileSync(folder))).toBe('What was named is a folder, not a file.');
  expect(told(() => parseArgs({ args: ['--nonsense'] }))).toBe("Unknown option '--nonsense'.");
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  expect(sentenceOf(full)).toBe('There is no space left on the disk.');
  const ended = Object.assign(new Error('Aborted with Ctrl+C'), { code: 'ABORT_ERR' });
  expect(sentenceOf(ended)).toBe('Ended.');
  expect(sentenceOf(new Problem('Do this.'))).toBe('Do this.');
});

test("prints a bug's stack", () => {
  expect(sentenceOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(sentenceOf(Object.assign(new Error('gone'), { code: 14 }))).toBeUndefined();
  expect(sentenceOf('thrown')).toBeUndefined();
});
