import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertCredentials } from './credentials';
import { Problem } from './problem';

let folder: string;
let key: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credentials-'));
  key = join(folder, 'key.json');
  writeFileSync(key, '{}');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', key);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const fails = (message: string) => async () => Promise.reject(new Error(message));

test.each([
  ['a refused key', 'invalid_grant: Invalid JWT Signature', /^The credentials for .* invalid/],
  ['no network', 'reason: getaddrinfo ENOTFOUND oauth2.example', /^Google cannot be reached/],
])('explains %s in a sentence', async (_, message, told) => {
  const asked = assertCredentials('kelvin-north', fails(message));
  await expect(asked).rejects.toBeInstanceOf(Problem);
  await expect(asked).rejects.toThrow(told);
  await expect(asked).rejects.toThrow(message);
});

test('gives up on a network that swallows everything', async () => {
  const asked = assertCredentials('kelvin-north', () => new Promise(() => {}), 10);
  await expect(asked).rejects.toThrow(/^Google cannot be reached from here/);
});

test('detects missing credentials without a network', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'nothing.json'));
  await expect(assertCredentials('kelvin-north')).rejects.toThrow('nothing.json does not exist');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '');
  vi.stubEnv('CLOUDSDK_CONFIG', folder);
  const asked = assertCredentials('kelvin-north');
  await expect(asked).rejects.toThrow(/^The credentials .* run "gcloud auth .* login"/);
}, 30_000);

test('accepts what Google accepts, and detects an invalid key without a network', async () => {
  await expect(assertCredentials('kelvin-north', async () => 'a token')).resolves.toBeUndefined();
  writeFileSync(key, JSON.stringify({ client_email: 'a@b.example', private_key: 'nonsense' }));
  const asked = assertCredentials('kelvin-north');
  await expect(asked).rejects.toBeInstanceOf(Problem);
  await expect(asked).rejects.toThrow(
    /^The credentials for kelvin-north are missing or invalid \(error:/,
  );
  // Loading Google's libraries takes a while.
}, 30_000);
