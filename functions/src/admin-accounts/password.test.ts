import { expect, test } from 'vitest';
import { createScryptHasher, hashPassword } from './password';

const cheap = { N: 16, r: 1, p: 1 };

test('the product hashes at 2^17, and stores the cost', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatchObject({ algorithm: 'scrypt', N: 131_072, r: 8, p: 1 });
  expect(Buffer.from(stored.salt, 'base64')).toHaveLength(16);
  expect(Buffer.from(stored.hash, 'base64')).toHaveLength(32);
});

test('a password matches its own hash only, which has its own salt', async () => {
  const hasher = createScryptHasher(cheap);
  const [stored, again] = [await hasher.hash('one password'), await hasher.hash('one password')];
  expect(stored.hash).not.toBe(again.hash);
  expect(await hasher.matches('one password', stored)).toBe(true);
  expect(await hasher.matches('One password', stored)).toBe(false);
  expect(await hasher.matches('', hasher.decoy)).toBe(false);
});

test('is the same whether its accents are composed or not', async () => {
  const hasher = createScryptHasher(cheap);
  const stored = await hasher.hash('caf\u00e9 au lait');
  expect(await hasher.matches('cafe\u0301 au lait', stored)).toBe(true);
});

test('an older hash still matches when the cost is raised', async () => {
  const stored = await createScryptHasher(cheap).hash('one password');
  const dearer = createScryptHasher({ ...cheap, N: 32 });
  expect(await dearer.matches('one password', stored)).toBe(true);
});
