import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAZETTEER_FILE, gazetteerHead } from './gazetteer';

// Rebuilding it takes too long for a test.
test('the gazetteer matches the installed packages: if not, run `npm run places`', () => {
  expect(readFileSync(GAZETTEER_FILE, 'utf8').split('\n')[0]).toBe(gazetteerHead());
});
