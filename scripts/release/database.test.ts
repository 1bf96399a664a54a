import { expect, test } from 'vitest';
import { type FirebaseAnswer, readDatabase } from './database';

const fieldOverrides = [
  { collectionGroup: 'sessions', fieldPath: 'expiresAt', ttl: true, indexes: [] },
  { collectionGroup: 'media', fieldPath: 'bytes', indexes: [] },
];

/** The Firebase CLI as it answers with `--json`, by the command. */
function cli(changed: Readonly<Record<string, FirebaseAnswer>> = {}) {
  const answers: Record<string, FirebaseAnswer> = {
    'firestore:databases:get': { status: 'success', result: { locationId: 'europe-west2' } },
    'firestore:indexes': { status: 'success', result: { indexes: [], fieldOverrides } },
    ...changed,
  };
  return async ([command = '']: readonly string[]): Promise<FirebaseAnswer> =>
    answers[command] ?? { status: 'error', error: `${command} is nothing that is asked` };
}
const nothing = async (): Promise<string[]> => [];

test('a database is read with its place, its fields and what of the demo is in it', async () => {
  expect(await readDatabase('kelvin-north', cli(), async () => ['Job 1001'])).toEqual({
    location: 'europe-west2',
    timesToLive: ['sessions.expiresAt'],
    demo: ['Job 1001'],
  });
});

test('a project whose database the first deployment makes has none', async () => {
  const error = 'Request to https://firestore.googleapis.com had HTTP Error: 404, not there';
  const missing = { 'firestore:databases:get': { status: 'error' as const, error } };
  expect(await readDatabase('kelvin-north', cli(missing), nothing)).toBeUndefined();
});

test.each(['firestore:databases:get', 'firestore:indexes'])(
  'what keeps %s from being asked is told',
  async (command) => {
    const error = 'Failed to authenticate, have you run firebase login?';
    const read = readDatabase(
      'kelvin-north',
      cli({ [command]: { status: 'error', error } }),
      nothing,
    );
    expect(await read).toBe(`kelvin-north could not be asked: ${error}`);
  },
);

test('and so is what keeps its content from being read', async () => {
  const fails = async () => Promise.reject(new Error('There are no credentials.'));
  expect(await readDatabase('kelvin-north', cli(), fails)).toBe('There are no credentials.');
});
