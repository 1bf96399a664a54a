import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './secrets';

test('a text is decrypted by its own secret, and by no other', () => {
  const secret = randomBytes(32);
  const sealed = seal('a session id', secret);
  expect(sealed).not.toContain('session');
  expect(unseal(sealed, secret)).toBe('a session id');
  expect(() => unseal(sealed, randomBytes(32))).toThrow();
});

test('the same text is encrypted differently each time', () => {
  const secret = randomBytes(32);
  expect(seal('a session id', secret)).not.toBe(seal('a session id', secret));
});
