import type { Response } from '@torque-tide/contract/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildJobInput } from '../support/examples';
import { MINUTE } from '../support/fakes';

const GRACE = { username: 'grace', password: 'another fine password' };

const api = useTestApi('latest-changes');
beforeAll(async () => {
  await api.accounts.create(GRACE.username, GRACE.password);
});

const createJob = () => api.asAdmin('jobs.create', { body: buildJobInput() });

describe('who changed the items of a kind last', () => {
  const latestOf = async (id: string) =>
    (await api.asAdmin('versions.latest', { params: { kind: 'jobs' } })).find(
      (each) => each.id === id,
    );

  it('names them for each item, also after it was restored from the bin', async () => {
    const { id } = await createJob();
    expect(await latestOf(id)).toEqual({ id, at: api.clock.now().toISOString(), by: 'ada' });
    api.clock.advance(MINUTE);
    const { body } = await api.login(GRACE);
    const token = (body.data as Response<'admin.login'>).sessionId;
    await api.asAdmin('jobs.update', { params: { id }, token, body: { salary: '£1' } });
    expect(await latestOf(id)).toEqual({ id, at: api.clock.now().toISOString(), by: 'grace' });
    await api.asAdmin('jobs.delete', { params: { id } });
    expect(await latestOf(id)).toBeUndefined();
    await api.asAdmin('versions.restore', {
      params: { kind: 'jobs', id },
      body: { version: 3, as: 'both' },
    });
    expect(await latestOf(id)).toMatchObject({ by: 'ada' });
  });

  it('names nobody for content that was imported', async () => {
    await api.firestore
      .collection('jobs')
      .doc('imported')
      .set({ title: 'Old', updatedAt: new Date('2026-01-02T03:04:05Z') });
    expect(await latestOf('imported')).toEqual({ id: 'imported', at: '2026-01-02T03:04:05.000Z' });
    await api.firestore.collection('jobs').doc('imported').delete();
  });

  it('is absent from the item itself', async () => {
    const { id } = await createJob();
    const jobs = await api.asAdmin('jobs.list', {});
    expect(JSON.stringify(jobs.find((job) => job.id === id))).not.toContain('ada');
    const [entry] = await api.asAdmin('versions.list', {
      params: { kind: 'jobs', id },
    });
    expect(entry?.changes).toEqual([]);
  });
});
