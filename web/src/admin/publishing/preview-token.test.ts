import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfToken, newToken } from './preview-panel';

test('a token has 256 random bits, in letters that an address takes as they are', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(50);
});

test('the server is told its SHA-256', async () => {
  const token = newToken();
  expect(await hashOfToken(token)).toBe(createHash('sha256').update(token).digest('hex'));
});
