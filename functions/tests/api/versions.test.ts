import type { Response } from '@torque-tide/contract/api';
import { BIN_DAYS, VERSIONS_MAX } from '@torque-tide/contract/versions';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { jobVersions } from '../support/job-versions';
import { buildTestimonialInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';

const GRACE = { username: 'grace', password: 'another fine password' };

const api = useTestApi('versions');
beforeAll(async () => {
  await api.accounts.create(GRACE.username, GRACE.password);
});

const { createJob, updateJob, history, restore } = jobVersions(api);

/** Returns who changed a job last. */
async function latestOf(id: string) {
  const latest = await api.asAdmin('versions.latest', { params: { kind: 'jobs' } });
  return latest.find((each) => each.id === id);
}

/** Returns everything stored of an item's history. */
async function storedEntries(itemId: string) {
  const { docs } = await api.firestore.collection('versions').where('itemId', '==', itemId).get();
  return docs.map((document) => document.data());
}

describe('the history of an item', () => {
  it('shows who changed which fields when, newest first', async () => {
    const job = await createJob({ salary: '£60,000' });
    const createdAt = api.clock.now().toISOString();
    expect(await latestOf(job.id)).toEqual({ id: job.id, at: createdAt, by: 'ada' });
    api.clock.advance(MINUTE);
    const { body: login } = await api.login(GRACE);
    await api.asAdmin('jobs.update', {
      params: { id: job.id },
      token: (login.data as Response<'admin.login'>).sessionId,
      body: { title: 'Storage lead', salary: '', description: job.description },
    });
    const changedAt = api.clock.now().toISOString();
    expect(await latestOf(job.id)).toEqual({ id: job.id, at: changedAt, by: 'grace' });
    expect(await history(job.id)).toEqual([
      {
        version: 2,
        at: changedAt,
        by: 'grace',
        action: 'updated',
        changes: [
          { field: 'salary', before: '£60,000', after: null },
          { field: 'title', before: job.title, after: 'Storage lead' },
        ],
      },
      { version: 1, at: createdAt, by: 'ada', action: 'created', changes: [] },
    ]);
  });

  it('starts with the import', async () => {
    const jobs = api.firestore.collection('jobs');
    await jobs.doc('7').set({
      title: 'Legacy role',
      description: 'Stored by something older.',
      updatedAt: new Date('2026-01-02T03:04:05Z'),
    });
    expect(await latestOf('7')).toEqual({ id: '7', at: '2026-01-02T03:04:05.000Z' });
    const imported = { version: 0, by: 'system', action: 'created', changes: [] };
    expect(await history('7')).toMatchObject([imported]);
    await updateJob('7', { title: 'Legacy role, renewed', salary: '' });
    expect(await history('7')).toMatchObject([
      {
        version: 1,
        by: 'ada',
        action: 'updated',
        changes: [{ field: 'title', before: 'Legacy role', after: 'Legacy role, renewed' }],
      },
      imported,
    ]);
    await restore('7', 0);
    const restored = await api.asAdmin('jobs.get', { params: { id: '7' } });
    expect(restored).toMatchObject({ title: 'Legacy role', version: 2 });
  });

  it('continues through deletion and restoring', async () => {
    const { id } = await createJob();
    await updateJob(id, { isFeatured: true });
    await api.asAdmin('jobs.delete', { params: { id } });
    expect(await latestOf(id)).toBeUndefined();
    const inBin = await history(id);
    expect(inBin.map(({ version, action }) => [version, action])).toEqual([
      [3, 'deleted'],
      [2, 'updated'],
      [1, 'created'],
    ]);
    const ends = new Set((await storedEntries(id)).map(({ expiresAt }) => expiresAt.toMillis()));
    expect([...ends]).toEqual([api.clock.now().getTime() + BIN_DAYS * 24 * HOUR]);

    await restore(id, 3, 'both');
    const [latest, ...earlier] = await history(id);
    expect(latest).toMatchObject({ version: 4, action: 'restored', by: 'ada', changes: [] });
    expect(await latestOf(id)).toMatchObject({ by: 'ada' });
    expect(earlier).toEqual(inBin);
    for (const entry of await storedEntries(id)) expect(entry).not.toHaveProperty('expiresAt');
  });

  it(`keeps the newest ${VERSIONS_MAX} versions`, { timeout: 60_000 }, async () => {
    const { id } = await createJob();
    const stored = api.firestore.collection('jobs').doc(id);
    const { historyId } = (await stored.get()).data() ?? {};
    // Simulates 98 changes in between.
    const batch = api.firestore.batch();
    for (let version = 2; version < VERSIONS_MAX; version += 1) {
      batch.set(api.firestore.collection('versions').doc(`${historyId}_${version}`), {
        ...(await api.firestore.collection('versions').doc(`${historyId}_1`).get()).data(),
        version,
        action: 'updated',
      });
    }
    batch.update(stored, { version: VERSIONS_MAX - 1 });
    await batch.commit();
    await updateJob(id, { title: 'The hundredth version' });
    expect((await history(id)).at(-1)).toMatchObject({ version: 1, action: 'created' });
    await updateJob(id, { title: 'One version more' });
    const entries = await history(id);
    expect(entries).toHaveLength(VERSIONS_MAX);
    expect(entries.at(-1)).toMatchObject({ version: 2 });
    expect(await storedEntries(id)).toHaveLength(VERSIONS_MAX);
  });
});

it('recent changes of all kinds are listed, newest first, and end with their item', async () => {
  api.clock.advance(MINUTE);
  const { id } = await createJob({ title: 'Told of' });
  api.clock.advance(MINUTE);
  const { id: other } = await api.asAdmin('testimonials.create', {
    body: buildTestimonialInput({ author: 'Quoted' }),
  });
  api.clock.advance(MINUTE);
  await updateJob(id, { salary: '£1' });
  const recent = async () => {
    const all = await api.asAdmin('versions.recent');
    // Another test's imports, dated by the emulator's clock.
    return all.filter(({ by }) => by !== 'system');
  };
  expect((await recent()).slice(0, 3)).toEqual([
    expect.objectContaining({ kind: 'jobs', id, action: 'updated', fields: ['salary'] }),
    expect.objectContaining({ kind: 'testimonials', id: other, title: 'Quoted', by: 'ada' }),
    expect.objectContaining({ kind: 'jobs', id, title: 'Told of', action: 'created', fields: [] }),
  ]);
  await api.asAdmin('testimonials.delete', { params: { id: other } });
  expect(await recent()).toContainEqual(expect.objectContaining({ id: other, action: 'deleted' }));
  api.clock.advance(BIN_DAYS * 24 * HOUR);
  expect(await recent()).not.toContainEqual(expect.objectContaining({ id: other }));
});
