import { expect, test } from 'vitest';
import { withFirestoreOf } from '../../scripts/lib/firestore';
import { resetToSeed, seedIfEmpty } from '../../scripts/seed/run';

const environment = {
  FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  GCLOUD_PROJECT: 'demo-seed',
};

/** Empties the database except for `paths`, tries to seed it, and returns the number of jobs. */
async function jobsBeside(...paths: string[]): Promise<number> {
  await withFirestoreOf(environment, async (firestore) => {
    for (const collection of await firestore.listCollections()) {
      await firestore.recursiveDelete(collection);
    }
    for (const path of paths) await firestore.doc(path).set({ at: new Date() });
  });
  await seedIfEmpty(environment);
  return countJobs();
}

const countJobs = () =>
  withFirestoreOf(
    environment,
    async (firestore) => (await firestore.collection('jobs').get()).size,
  );

test.each(['admins/ada', 'jobs/1', 'media/x'])(
  'a database that holds %s is not seeded',
  async (path) => {
    expect(await jobsBeside(path)).toBeLessThanOrEqual(1);
    expect(await seedIfEmpty(environment)).toBe(false);
  },
);

test('a database without content counts as empty, and is seeded once', async () => {
  const jobs = await jobsBeside('sessions/x', 'changes/x', 'presence/x', 'loginAttempts/x');
  expect(jobs).toBeGreaterThan(10);
  expect(await seedIfEmpty(environment)).toBe(false);
});

test('a reset replaces everything', async () => {
  await jobsBeside('testimonials/mine');
  await resetToSeed(environment);
  expect(await countJobs()).toBeGreaterThan(10);
  await withFirestoreOf(environment, async (firestore) => {
    expect((await firestore.doc('testimonials/mine').get()).exists).toBe(false);
  });
});

test('a real project is never seeded', async () => {
  const real = { ...environment, GCLOUD_PROJECT: 'kelvin-north' };
  await expect(seedIfEmpty(real)).rejects.toThrow('not for kelvin-north');
});
