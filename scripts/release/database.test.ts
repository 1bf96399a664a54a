import { expect, test } from 'vitest';
import { aboutDatabase, aboutTimesToLive } from './database';

const [nothing, demo] = [async () => [], async () => ['Job 1001']];

/** The Firebase CLI's list of databases, with the default one in a location. */
const databaseIn = (locationId: string) => () => [
  { name: 'projects/kelvin-north/databases/clone', locationId: 'eur3' },
  { name: 'projects/kelvin-north/databases/(default)', locationId },
];
const inLondon = databaseIn('europe-west2');

test.each([
  ['accepts a database in its location without the demo', inLondon, nothing, []],
  [
    'refuses a database elsewhere',
    databaseIn('nam5'),
    nothing,
    [expect.stringMatching(/is in nam5, not in europe-west2, and cannot be moved/)],
  ],
  [
    "refuses the demo's content",
    inLondon,
    demo,
    [expect.stringMatching(/^Job 1001 is the demo’s: delete it/)],
  ],
  ["skips a database that doesn't exist yet", () => [], demo, []],
])('%s', async (_, databases, content, findings) => {
  expect(await aboutDatabase('kelvin-north', databases, content)).toEqual(findings);
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
