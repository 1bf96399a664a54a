import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

test.each([
  ['on Cloud Run', {}, 1],
  ['in the emulator', { FUNCTIONS_EMULATOR: 'true' }, 0],
  ['behind a load balancer of our own', { TRUSTED_PROXIES: '2' }, 2],
])('%s so many proxies are trusted', (_, environment, trustedProxies) => {
  expect(readConfig(environment)).toMatchObject({ trustedProxies });
});

test('an instance may cache for 30 s, and in the emulator not at all', () => {
  expect(readConfig({})).toMatchObject({ publishedMaxAgeMs: 30_000 });
  expect(readConfig({ FUNCTIONS_EMULATOR: 'true' })).toMatchObject({ publishedMaxAgeMs: 0 });
});

test.each([
  [{ GCLOUD_PROJECT: 'torque-tide', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, 'a real project'],
  [{ GCLOUD_PROJECT: 'demo-torque-tide' }, 'a project of the emulators'],
])('refuses to start with %o', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('refuses to issue unsigned tokens for a real project', () => {
  const environment = {
    GCLOUD_PROJECT: 'torque-tide',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    WEB_API_KEY: 'a-key',
  };
  expect(() => readConfig(environment)).toThrow('a real project');
});

describe("where an admin's browser finds Firebase", () => {
  const emulated = { GCLOUD_PROJECT: 'demo-x', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

  test("is configured by the web app's key", () => {
    expect(readConfig({ GCLOUD_PROJECT: 'torque-tide', WEB_API_KEY: 'AIza_a-key' }).live).toEqual({
      config: { apiKey: 'AIza_a-key', projectId: 'torque-tide' },
    });
  });

  test("is the emulators' addresses, whatever the key", () => {
    const host = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', WEB_API_KEY: 'AIza_a-key' };
    expect(readConfig({ ...emulated, ...host }).live).toEqual({
      config: { apiKey: 'emulator', projectId: 'demo-x' },
      emulators: {
        auth: 'http://127.0.0.1:9099',
        firestore: { host: '127.0.0.1', port: 8080 },
      },
    });
  });

  test.each([
    ['without a key', { GCLOUD_PROJECT: 'torque-tide' }],
    ['without a project', { WEB_API_KEY: 'AIza_a-key' }],
    ['where only Firestore is emulated', emulated],
  ])('is undefined %s', (_, environment) => {
    expect(readConfig(environment).live).toBeUndefined();
  });

  test('refuses an invalid key', () => {
    expect(() => readConfig({ WEB_API_KEY: 'a key' })).toThrow('Expected the key of a web app');
  });
});

describe('emulators started by the Firebase CLI alone', () => {
  const plain = {
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_EMULATOR_HUB: '127.0.0.1:4400',
    GCLOUD_PROJECT: 'demo-x',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };

  test("fill themselves, and are not live, because their documents' policy forbids it", () => {
    expect(readConfig(plain)).toMatchObject({ fillsItself: true, live: undefined });
  });

  test.each([
    ['those that others fill', { ...plain, DEMO_CONTENT: 'none' }],
    ['functions that are only asked what they are', { ...plain, FUNCTIONS_CONTROL_API: 'true' }],
    ['a function without a hub', { ...plain, FIREBASE_EMULATOR_HUB: undefined }],
  ])('does not count: %s', (_, environment) => {
    expect(readConfig(environment).fillsItself).toBe(false);
  });

  test('no real project starts on them', () => {
    expect(() => readConfig({ ...plain, GCLOUD_PROJECT: 'torque-tide' })).toThrow('a real project');
  });
});
