import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeRevision } from './revision';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revision-'));
  writeFileSync(join(folder, 'index.js'), 'console.log(1)');
  writeFileSync(join(folder, 'chunk.js'), 'console.log(2)');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the same code has the same revision, and any change of it another', () => {
  const revision = codeRevision(folder);
  expect(codeRevision(folder)).toBe(revision);
  writeFileSync(join(folder, 'chunk.js'), 'console.log(3)');
  expect(codeRevision(folder)).not.toBe(revision);
});

test('what is no code has no part in the revision', () => {
  const revision = codeRevision(folder);
  writeFileSync(join(folder, 'index.js.map'), '{}');
  expect(codeRevision(folder)).toBe(revision);
});
