import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildJobInput } from '../support/examples';
import { MINUTE } from '../support/fakes';

const api = useTestApi('jobs');

const createJob = (overrides: Parameters<typeof buildJobInput>[0] = {}) =>
  api.asAdmin('jobs.create', { body: buildJobInput(overrides) });

describe('creating a job', () => {
  it('starts numbering at 1001 and fills in the defaults', async () => {
    const job = await createJob();
    expect(job).toEqual({
      id: '1001',
      title: 'Battery storage engineer',
      description: 'Design and commission grid-scale storage.',
      postedAt: api.clock.now().toISOString(),
      isActive: true,
      isFeatured: false,
      version: 1,
    });
  });

  it('gives jobs that are created together consecutive numbers, and skips those of imported ones', async () => {
    await api.firestore
      .collection('jobs')
      .doc('1005')
      .set(buildJobInput({ isActive: false }));
    const made = await Promise.all(
      Array.from({ length: 10 }, () => createJob({ isActive: false })),
    );
    const numbers = made.map(({ id }) => Number(id)).sort((a, b) => a - b);
    expect(numbers).toEqual([1002, 1003, 1004, 1006, 1007, 1008, 1009, 1010, 1011, 1012]);
  });

  it('is posted when it becomes visible, and never later than now', async () => {
    const now = api.clock.now().toISOString();
    const inDays = (days: number) =>
      new Date(api.clock.now().getTime() + days * 24 * 3_600_000).toISOString();
    const made = await createJob({ postedAt: inDays(5) });
    expect(made.postedAt).toBe(now);
    const edited = await api.asAdmin('jobs.update', {
      params: { id: made.id },
      body: { postedAt: inDays(5) },
    });
    expect(edited.postedAt).toBe(now);
    const scheduled = await createJob({ postedAt: inDays(5), publishAt: inDays(2) });
    expect(scheduled.postedAt).toBe(inDays(2));
  });

  it('keeps lone surrogates out of Firestore', async () => {
    const job = await createJob({ title: 'Engineer \ud83d', isActive: false });
    expect(job.title).toBe('Engineer \ufffd');
  });
});

describe('reading jobs', () => {
  it('shows visitors active jobs only, and an admin all of them', async () => {
    const { id } = await createJob({ title: 'Hidden role', isActive: false });
    const asVisitor = await api.call('jobs.list');
    const seen = asVisitor.body.data as Job[];
    expect(seen.map((job) => job.id)).toContain('1001');
    expect(seen.every((job) => job.isActive)).toBe(true);
    expect(asVisitor.headers.get('cache-control')).toBe('private, no-cache');
    expect(asVisitor.headers.get('vary')).toBe('Authorization');

    expect((await api.asAdmin('jobs.list')).map((job) => job.id)).toContain(id);
    expect((await api.call('jobs.get', { params: { id } })).status).toBe(404);
    expect((await api.asAdmin('jobs.get', { params: { id } })).isActive).toBe(false);
  });

  it('puts featured jobs first, then the newest, then the lower number', async () => {
    const at = (postedAt: string, isFeatured = false) =>
      createJob({ title: 'In order', postedAt, isFeatured });
    const made = [
      await at('2026-01-02T00:00:00.000Z'),
      await at('2026-01-03T00:00:00.000Z'),
      await at('2026-01-03T00:00:00.000Z'),
      await at('2025-12-01T00:00:00.000Z', true),
    ];
    const { body } = await api.call('jobs.list');
    const order = (body.data as Job[])
      .filter((job) => job.title === 'In order')
      .map((job) => made.findIndex(({ id }) => id === job.id));
    expect(order).toEqual([3, 1, 2, 0]);
  });

  it('reads what an older version stored, and leaves out what is not a job', async () => {
    const jobs = api.firestore.collection('jobs');
    await jobs.doc('7').set({
      title: 'Legacy role',
      description: 'Stored by something older.',
      salary: null,
      postedAt: '2024-05-06T07:08:09Z',
      sectorId: 'solar',
      isFeatured: false,
    });
    await jobs.doc('8').set({ title: 42 });
    const list = await api.asAdmin('jobs.list');
    expect(list.find(({ id }) => id === '8')).toBeUndefined();
    const legacy = list.find(({ id }) => id === '7');
    expect(legacy).not.toHaveProperty('salary');
    expect(legacy).toMatchObject({
      title: 'Legacy role',
      isActive: true,
      postedAt: '2024-05-06T07:08:09.000Z',
      sectorId: 'solar',
      version: 0,
    });
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        details: expect.objectContaining({ path: 'jobs/8' }),
      }),
    );
  });
});

describe('changing a job', () => {
  it('changes the named fields only, and the version', async () => {
    const before = await createJob({ salary: '£60,000', sectorTags: 'Wind', locationTags: 'UK' });
    api.clock.advance(MINUTE);
    const after = await api.asAdmin('jobs.update', {
      params: { id: before.id },
      body: { salary: '', isFeatured: true },
    });
    const { salary: _salary, ...without } = before;
    expect(after).toEqual({ ...without, isFeatured: true, version: 2 });
    expect(await api.asAdmin('jobs.get', { params: { id: before.id } })).toEqual(after);
  });
});
