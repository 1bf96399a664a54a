import { expect, test } from 'vitest';
import { readConfig } from './config';

test.each([
  ['on Cloud Run', {}, 1],
  ['in the emulator', { FUNCTIONS_EMULATOR: 'true' }, 0],
  ['behind a load balancer of our own', { TRUSTED_PROXIES: '2' }, 2],
])('%s so many proxies are believed', (_, environment, trustedProxies) => {
  expect(readConfig(environment)).toMatchObject({ trustedProxies });
});

test('an instance may answer from a memory of 30 s, and in the emulator always asks', () => {
  expect(readConfig({})).toMatchObject({ publishedMaxAgeMs: 30_000 });
  expect(readConfig({ FUNCTIONS_EMULATOR: 'true' })).toMatchObject({ publishedMaxAgeMs: 0 });
});

test('refuses what cannot be meant', () => {
  expect(() => readConfig({ TRUSTED_PROXIES: 'all' })).toThrow('Expected a single digit');
});
