import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSessionTokens } from './session-tokens';

const tokensOf = (key = randomBytes(32)) => createSessionTokens(() => Promise.resolve(key));

test('a token is 32 bytes in base64url, and recognised with the key', async () => {
  const key = randomBytes(32);
  const token = await tokensOf(key).make();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await tokensOf(key).mayBeOurs(token)).toBe(true);
});

test('a repeated call gets the same token, and nobody without its seed or the key', async () => {
  const [key, seed] = [randomBytes(32), randomBytes(32)];
  const token = await tokensOf(key).make(seed);
  expect(await tokensOf(key).make(seed)).toBe(token);
  const others = [tokensOf(key).make(), tokensOf(key).make(randomBytes(32)), tokensOf().make(seed)];
  for (const other of await Promise.all(others)) expect(other).not.toBe(token);
});

test('what was never a token is known without a key', async () => {
  const { mayBeOurs } = createSessionTokens(() => Promise.reject(new Error('asked')));
  for (const text of [undefined, '', 'x', 'x'.repeat(44), '!'.repeat(43)]) {
    expect(await mayBeOurs(text)).toBe(false);
  }
});

test('of a thousand random tokens nearly none is recognised as ours', async () => {
  const { mayBeOurs } = tokensOf(Buffer.alloc(32, 7));
  let taken = 0;
  for (let index = 0; index < 1_000; index += 1) {
    const random = Buffer.alloc(32, 0);
    random.writeUInt32BE(index);
    if (await mayBeOurs(random.toString('base64url'))) taken += 1;
  }
  expect(taken).toBeLessThan(20);
});

test('a key that cannot be read is an error', async () => {
  const { mayBeOurs } = createSessionTokens(() => Promise.reject(new Error('away')));
  await expect(mayBeOurs(randomBytes(32).toString('base64url'))).rejects.toThrow('away');
});
