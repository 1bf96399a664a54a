import type { Job } from '@torque-tide/contract/jobs';
import { expect, test } from 'vitest';
import { onlyOpen } from './open-jobs';

let now = new Date('2026-03-02T09:00:00Z');
const job = (id: string, closesAt?: string) =>
  ({ id, isActive: true, ...(closesAt ? { closesAt } : {}) }) as Job;

function open(list: Job[]) {
  return onlyOpen(
    {
      list: async () => list,
      findById: async (id) => list.find((each) => each.id === id),
      findDated: async (id) => {
        const item = list.find((each) => each.id === id);
        return item && { item, createdAt: now, changedAt: now };
      },
      listChanged: async () => list.map((each) => Object.assign({}, each, { changedAt: now })),
      invalidate: () => undefined,
    },
    { now: () => now },
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
