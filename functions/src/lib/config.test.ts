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

test.each([
  [{ GCLOUD_PROJECT: 'torque-tide', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, 'a real project'],
  [{ GCLOUD_PROJECT: 'demo-torque-tide' }, 'a project of the emulators'],
])('refuses to start with %o', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test.each([
  { GCLOUD_PROJECT: 'torque-tide' },
  { GCLOUD_PROJECT: 'demo-torque-tide', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
])('starts with %o', (environment) => {
  expect(readConfig(environment).trustedProxies).toBe(1);
});

test('refuses what cannot be meant', () => {
  expect(() => readConfig({ TRUSTED_PROXIES: 'all' })).toThrow('Expected a single digit');
});
