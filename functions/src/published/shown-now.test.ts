import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { JOBS_SHOWN, onlyShownNow } from './shown-now';

let now = new Date('2026-03-02T09:00:00Z');
const job = (id: string, closesAt?: string) =>
  ({ id, isActive: true, ...(closesAt ? { closesAt } : {}) }) as Job;

const open = (list: Job[]) => openEach(() => list);

/** @param list gives another array once something was edited */
function openEach(list: () => Job[]) {
  return onlyShownNow(
    {
      list: async () => list(),
      findById: async (id) => list().find((each) => each.id === id),
      findDated: async (id) => {
        const item = list().find((each) => each.id === id);
        return item && { item, createdAt: now, changedAt: now };
      },
      listChanged: async () => list().map((each) => Object.assign({}, each, { changedAt: now })),
      nextScheduled: () => Infinity,
      exists: async (id) => list().some((each) => each.id === id),
      invalidate: () => undefined,
    },
    { now: () => now },
    JOBS_SHOWN,
  );
}

test('a job is there until the end of its closing day, in every read', async () => {
  const jobs = open([job('open'), job('closing', '2026-03-02')]);
  const ids = async () => [
    (await jobs.list()).map(({ id }) => id),
    (await jobs.listChanged()).map(({ id }) => id),
    (await jobs.findById('closing'))?.id,
    (await jobs.findDated('closing'))?.item.id,
  ];
  now = new Date('2026-03-02T23:59:59Z');
  expect(await ids()).toEqual([['open', 'closing'], ['open', 'closing'], 'closing', 'closing']);
  now = new Date('2026-03-03T00:00:00Z');
  expect(await ids()).toEqual([['open'], ['open'], undefined, undefined]);
});

test('the list stays the same array for a day, so that an answer made of it can be kept', async () => {
  now = new Date('2026-03-02T09:00:00Z');
  const jobs = open([job('open')]);
  const first = await jobs.list();
  now = new Date('2026-03-02T21:00:00Z');
  expect(await jobs.list()).toBe(first);
  now = new Date('2026-03-03T09:00:00Z');
  expect(await jobs.list()).toEqual(first);
});

describe('a job with a time', () => {
  const scheduled = (id: string, publishAt: string, more: Partial<Job> = {}) => ({
    ...job(id),
    publishAt,
    ...more,
  });

  test('is there from its time on, not a moment before, in every read', async () => {
    const jobs = open([job('open'), scheduled('later', '2026-03-29T01:30:00.000Z')]);
    const reads = async () => [
      (await jobs.list()).map(({ id }) => id),
      (await jobs.listChanged()).map(({ id }) => id),
      (await jobs.findById('later'))?.id,
      (await jobs.findDated('later'))?.item.id,
    ];
    now = new Date('2026-03-29T01:29:59.999Z');
    expect(await reads()).toEqual([['open'], ['open'], undefined, undefined]);
    now = new Date('2026-03-29T01:30:00.000Z');
    expect(await reads()).toEqual([['open', 'later'], ['open', 'later'], 'later', 'later']);
  });

  test('is as new to visitors as its time', async () => {
    now = new Date('2026-03-02T09:00:00Z');
    const jobs = open([scheduled('later', '2026-03-02T10:00:00.000Z')]);
    now = new Date('2026-03-02T10:00:00.000Z');
    expect((await jobs.listChanged())[0]?.changedAt).toEqual(now);
    expect((await jobs.findDated('later'))?.changedAt).toEqual(now);
  });

  test('whose time was moved changes the list at the new time, also once the old one has passed', async () => {
    now = new Date('2026-03-02T09:00:00Z');
    let list = [scheduled('moved', '2026-03-02T10:00:00.000Z')];
    const jobs = openEach(() => list);
    await jobs.list();
    list = [scheduled('moved', '2026-03-02T10:30:00.000Z')];
    await jobs.list();
    now = new Date('2026-03-02T10:05:00Z');
    expect(await jobs.list()).toEqual([]);
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-02T10:30:00Z'));
  });

  test('keeps the same list until its time, which is the next change', async () => {
    now = new Date('2026-03-02T09:00:00Z');
    const jobs = open([
      scheduled('later', '2026-03-04T10:00:00.000Z'),
      scheduled('first', '2026-03-02T10:00:00.000Z', { closesAt: '2026-03-03' }),
      { ...scheduled('never', '2026-03-02T09:30:00.000Z'), isDraft: true },
    ]);
    expect(jobs.nextChange()).toBe(Infinity);
    const before = await jobs.list();
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-02T10:00:00Z'));
    now = new Date('2026-03-02T09:59:59Z');
    expect(await jobs.list()).toBe(before);
    now = new Date('2026-03-02T10:00:00Z');
    expect((await jobs.list()).map(({ id }) => id)).toEqual(['first']);
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-04T00:00:00Z'));
    now = new Date('2026-03-04T00:00:00Z');
    expect(await jobs.list()).toEqual([]);
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-04T10:00:00Z'));
  });
});
