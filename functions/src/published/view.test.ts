import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { jobs as kind } from '../kinds/jobs';
import { createView } from './view';

let now = new Date('2026-03-02T09:00:00Z');
const job = (id: string, closesAt?: string) =>
  ({ id, isActive: true, ...(closesAt ? { closesAt } : {}) }) as Job;

/** The jobs that visitors read; `store` replaces them. */
function open(first: Job[]) {
  const view = createView({ now: () => now }, { ...kind, compare: () => 0 });
  let entries = toEntries(first);
  return {
    store: (jobs: Job[]) => (entries = toEntries(jobs)),
    list: () => view.of(entries).list,
    listChanged: () => view.of(entries).changed(),
    find: (id: string) => view.of(entries).byId.get(id),
    nextChange: view.nextChange,
  };
}

function toEntries(jobs: Job[]) {
  return new Map(jobs.map((item) => [item.id, { item, createdAt: now, changedAt: now }]));
}

test('a job is in every read until the end of its closing day', () => {
  const jobs = open([job('open'), job('closing', '2026-03-02')]);
  const ids = () => [
    jobs.list().map(({ id }) => id),
    jobs.listChanged().map(({ id }) => id),
    jobs.find('closing')?.item.id,
  ];
  now = new Date('2026-03-02T23:59:59Z');
  expect(ids()).toEqual([['open', 'closing'], ['open', 'closing'], 'closing']);
  now = new Date('2026-03-03T00:00:00Z');
  expect(ids()).toEqual([['open'], ['open'], undefined]);
});

test('the list stays the same array for a day, so that responses built from it can be cached', () => {
  now = new Date('2026-03-02T09:00:00Z');
  const jobs = open([job('open')]);
  const first = jobs.list();
  now = new Date('2026-03-02T21:00:00Z');
  expect(jobs.list()).toBe(first);
  now = new Date('2026-03-03T09:00:00Z');
  expect(jobs.list()).toEqual(first);
});

describe('a job with a time', () => {
  const scheduled = (id: string, publishAt: string, more: Partial<Job> = {}) => ({
    ...job(id),
    publishAt,
    ...more,
  });

  test('is in every read from its time on, and no earlier', () => {
    const jobs = open([job('open'), scheduled('later', '2026-03-29T01:30:00.000Z')]);
    const reads = () => [
      jobs.list().map(({ id }) => id),
      jobs.listChanged().map(({ id }) => id),
      jobs.find('later')?.item.id,
    ];
    now = new Date('2026-03-29T01:29:59.999Z');
    expect(reads()).toEqual([['open'], ['open'], undefined]);
    now = new Date('2026-03-29T01:30:00.000Z');
    expect(reads()).toEqual([['open', 'later'], ['open', 'later'], 'later']);
  });

  test('is as new to visitors as its time', () => {
    now = new Date('2026-03-02T09:00:00Z');
    const jobs = open([scheduled('later', '2026-03-02T10:00:00.000Z')]);
    now = new Date('2026-03-02T10:00:00.000Z');
    expect(jobs.listChanged()[0]?.changedAt).toEqual(now);
    expect(jobs.find('later')?.changedAt).toEqual(now);
  });

  test('whose time was moved changes the list at the new time, even after the old one has passed', () => {
    now = new Date('2026-03-02T09:00:00Z');
    const jobs = open([scheduled('moved', '2026-03-02T10:00:00.000Z')]);
    jobs.list();
    jobs.store([scheduled('moved', '2026-03-02T10:30:00.000Z')]);
    jobs.list();
    now = new Date('2026-03-02T10:05:00Z');
    expect(jobs.list()).toEqual([]);
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-02T10:30:00Z'));
  });

  test('keeps the same list until its time, which is the next change', () => {
    now = new Date('2026-03-02T09:00:00Z');
    const jobs = open([
      scheduled('later', '2026-03-04T10:00:00.000Z'),
      scheduled('first', '2026-03-02T10:00:00.000Z', { closesAt: '2026-03-03' }),
      { ...scheduled('never', '2026-03-02T09:30:00.000Z'), isDraft: true },
    ]);
    expect(jobs.nextChange()).toBe(Infinity);
    const before = jobs.list();
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-02T10:00:00Z'));
    now = new Date('2026-03-02T09:59:59Z');
    expect(jobs.list()).toBe(before);
    now = new Date('2026-03-02T10:00:00Z');
    expect(jobs.list().map(({ id }) => id)).toEqual(['first']);
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-04T00:00:00Z'));
    now = new Date('2026-03-04T00:00:00Z');
    expect(jobs.list()).toEqual([]);
    expect(jobs.nextChange()).toBe(Date.parse('2026-03-04T10:00:00Z'));
  });
});
