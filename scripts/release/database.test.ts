import { expect, test } from 'vitest';
import { aboutDatabase, aboutTimesToLive } from './database';

const [nothing, demo] = [async () => [], async () => ['Job 1001']];

/** The Firebase CLI's list of databases, with the default one in a location. */
const databaseIn = (locationId: string) => () => [
  { name: 'projects/kelvin-north/databases/clone', locationId: 'eur3' },
  { name: 'projects/kelvin-north/databases/(default)', locationId },
];
const inLondon = databaseIn('europe-west2');

test('accepts a database in its location without the demo', async () => {
  expect(await aboutDatabase('kelvin-north', inLondon, nothing)).toEqual([]);
});

test('refuses a database elsewhere', async () => {
  expect(await aboutDatabase('kelvin-north', databaseIn('nam5'), nothing)).toEqual([
    expect.stringMatching(/is in nam5, not in europe-west2, and cannot be moved/),
  ]);
});

test("refuses the demo's content", async () => {
  expect(await aboutDatabase('kelvin-north', inLondon, demo)).toEqual([
    expect.stringMatching(/^Job 1001 is the demo’s: delete it/),
  ]);
});

test("skips a database that doesn't exist yet", async () => {
  expect(await aboutDatabase('kelvin-north', () => [], demo)).toEqual([]);
});

test('names a missing time to live', () => {
  const fieldOverrides = ['changes', 'previews', 'presence', 'loginAttempts'].map(
    (collectionGroup) => ({ collectionGroup, fieldPath: 'expiresAt', ttl: true }),
  );
  const without = { collectionGroup: 'sessions', fieldPath: 'expiresAt', ttl: false };
  const [found] = aboutTimesToLive('kelvin-north', () => ({
    fieldOverrides: [...fieldOverrides, without],
  }));
  expect(found).toMatch(/sessions\.expiresAt/);
  expect(found).not.toMatch(/changes/);
  expect(found).toMatch(/run "npx firebase deploy --only firestore --project kelvin-north"/);
});
