import { PUBLISHED_KINDS } from '@torque-tide/contract/content-kinds';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import type { Job } from '@torque-tide/contract/jobs';
import { WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import { describe, expect, test } from 'vitest';
import { contentKinds } from '../kinds/registry';
import { changedIn, createViews, type Entry, type StoredKinds } from './view';

let now = new Date('2026-03-02T09:00:00Z');
const job = (id: string, closesAt?: string) =>
  ({
    id,
    isActive: true,
    isFeatured: false,
    description: 'Builds batteries.',
    title: `Engineer ${id}`,
    postedAt: '2026-01-01T00:00:00.000Z',
    ...(closesAt ? { closesAt } : {}),
  }) as Job;

/** The jobs that visitors read; `store` replaces them. */
function open(first: Job[]) {
  const views = createViews({ now: () => now });
  let kinds = toKinds(first);
  return {
    store: (jobs: Job[]) => (kinds = toKinds(jobs)),
    list: () => views.of(kinds).jobs.list,
    listed: () => views.of(kinds).listedJobs,
    listChanged: () => changedIn(views.of(kinds).jobs),
    find: (id: string) => views.of(kinds).jobs.byId.get(id),
    nextChange: views.nextChange,
  };
}

function toKinds(jobs: Job[]): StoredKinds {
  const data = { id: SITE_SETTINGS_ID, data: {}, createdAt: now };
  return {
    ...Object.fromEntries(PUBLISHED_KINDS.map((kind) => [kind, new Map()])),
    siteSettings: toEntries([contentKinds.siteSettings.read(data)]),
    jobs: toEntries(jobs),
  } as StoredKinds;
}

function toEntries<T extends { id: string }>(items: T[]): ReadonlyMap<string, Entry<T>> {
  return new Map(items.map((item) => [item.id, { item, createdAt: now, changedAt: now }]));
}

test('a job is there until the end of its closing day, in every read', () => {
  const jobs = open([job('open'), job('today', '2026-03-02')]);
  const ids = () => [
    jobs.list().map(({ id }) => id),
    jobs.listChanged().map(({ id }) => id),
    jobs.find('today')?.item.id,
  ];
  now = new Date('2026-03-02T23:59:59Z');
  expect(ids()).toEqual([['open', 'today'], ['open', 'today'], 'today']);
  now = new Date('2026-03-03T00:00:00Z');
  expect(ids()).toEqual([['open'], ['open'], undefined]);
});

describe('a job with a time', () => {
  const scheduled = (id: string, publishAt: string, more: Partial<Job> = {}) => ({
    ...job(id),
    publishAt,
    ...more,
  });

  test('is there from its time on, not a moment before, in every read', () => {
    const jobs = open([job('open'), scheduled('scheduled', '2026-03-29T01:30:00.000Z')]);
    const reads = () => [
      jobs.list().map(({ id }) => id),
      jobs.listChanged().map(({ id }) => id),
      jobs.find('scheduled')?.item.id,
    ];
    now = new Date('2026-03-29T01:29:59.999Z');
    expect(reads()).toEqual([['open'], ['open'], undefined]);
    now = new Date('2026-03-29T01:30:00.000Z');
    expect(reads()).toEqual([['open', 'scheduled'], ['open', 'scheduled'], 'scheduled']);
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

test('a list that is not long is whole, and the very list', () => {
  const jobs = open(Array.from({ length: WHOLE_LIST_MAX }, (_, at) => job(String(at))));
  expect(jobs.listed()).toBe(jobs.list());
});

test('of a longer one each job is cut, once as long as the list stays the same', () => {
  const many = Array.from({ length: WHOLE_LIST_MAX + 1 }, (_, at) => ({
    ...job(String(at)),
    version: 1,
  }));
  const jobs = open(many);
  const listed = jobs.listed();
  expect(listed).toHaveLength(WHOLE_LIST_MAX + 1);
  expect(listed[0]).not.toHaveProperty('version');
  expect(jobs.listed()).toBe(listed);
  jobs.store(many.slice(1));
  expect(jobs.listed()).toBe(jobs.list());
});
