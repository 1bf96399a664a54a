import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCaseStudy, buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { ownWrites } from '@/admin/requests/own-writes';
import { type Change, createLiveStore } from './live-store';
import { createListRefresher, isStale } from './list-refresher';

const JOBS = ['/api/jobs'];
const TESTIMONIALS = ['/api/testimonials'];

let queryClient: QueryClient;
let count = 0;

beforeEach(() => {
  queryClient = new QueryClient();
});

function change(part: Partial<Change> = {}): Change {
  count += 1;
  return {
    noteId: `note-${count}`,
    kind: 'jobs',
    id: '1',
    version: 2,
    action: 'updated',
    by: 'ben',
    at: count,
    ...part,
  };
}

/** Tells changes, the newest first, as the listener does. */
function tell(...changes: Change[]) {
  const store = createLiveStore();
  const reader = createListRefresher(queryClient, store);
  store.set({ changes });
  reader.read();
  return { store, reader };
}

const jobs = () => queryClient.getQueryData<{ id: string; title: string }[]>(JOBS);

describe('a change', () => {
  test('brings its item in, and that item alone', async () => {
    const other = buildJob({ id: '2' });
    queryClient.setQueryData(JOBS, [buildJob({ id: '1', title: 'Before' }), other]);
    apiAnswers('jobs.get', buildJob({ id: '1', title: 'After', version: 2 }));
    tell(change());
    await vi.waitFor(() => expect(jobs()?.[0]?.title).toBe('After'));
    expect(jobs()?.[1]).toBe(other);
  });

  test('is read as no use of the session', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1' })]);
    const headers: (string | null)[] = [];
    apiAnswers('jobs.get', (request) => {
      headers.push(request.headers.get('x-background'));
      return buildJob({ id: '1', version: 2 });
    });
    tell(change());
    await vi.waitFor(() => expect(headers).toEqual(['1']));
  });

  test('that the list shows already is not read', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1', version: 2 }), buildJob({ id: '3' })]);
    // A read would fail the test: nothing answers it.
    tell(change(), change({ id: '3', action: 'deleted', version: 1 }));
    await vi.waitFor(() => expect(jobs()).toHaveLength(1));
  });

  test('that is a deletion takes the item out without a read', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1' })]);
    tell(change({ action: 'deleted', version: 1 }));
    await vi.waitFor(() => expect(jobs()).toEqual([]));
  });

  test('of an item that has gone meanwhile takes it out', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1' })]);
    apiFails('jobs.get', 'not-found');
    tell(change());
    await vi.waitFor(() => expect(jobs()).toEqual([]));
  });

  test('that is a new item is one read of the list, which knows its place', async () => {
    const studies = ['/api/case-studies'];
    queryClient.setQueryData(studies, []);
    apiAnswers('caseStudies.list', [buildCaseStudy({ id: 'grid', version: 1 })]);
    tell(change({ kind: 'caseStudies', id: 'grid', action: 'created', version: 1 }));
    await vi.waitFor(() => expect(queryClient.getQueryData(studies)).toHaveLength(1));
  });

  test('that is a new item is read by itself where the list is put in order here', async () => {
    queryClient.setQueryDefaults(JOBS, { meta: { isOrderedHere: true } });
    queryClient.setQueryData(JOBS, []);
    apiAnswers('jobs.get', buildJob({ id: '7', version: 1 }));
    tell(change({ id: '7', action: 'created', version: 1 }));
    await vi.waitFor(() => expect(jobs()).toHaveLength(1));
  });

  test('of a kind that is read as a whole reads the list, once for many', async () => {
    queryClient.setQueryData(TESTIMONIALS, [buildTestimonial({ id: 'a' })]);
    let reads = 0;
    const after = [buildTestimonial({ id: 'a', version: 2 }), buildTestimonial({ id: 'b' })];
    apiAnswers('testimonials.list', () => {
      reads += 1;
      return after;
    });
    const kind = 'testimonials';
    tell(change({ kind, id: 'a' }), change({ kind, id: 'b', action: 'created', version: 1 }));
    await vi.waitFor(() => expect(queryClient.getQueryData(TESTIMONIALS)).toEqual(after));
    expect(reads).toBe(1);
  });

  test('of very many jobs is one read of the list', async () => {
    const before = Array.from({ length: 20 }, (_, at) => buildJob({ id: `${at}` }));
    queryClient.setQueryData(JOBS, before);
    let reads = 0;
    apiAnswers('jobs.list', () => {
      reads += 1;
      return before.map((job) => ({ ...job, version: 2 }));
    });
    tell(...before.map(({ id }) => change({ id })));
    await vi.waitFor(() => expect(jobs()?.[19]).toMatchObject({ version: 2 }));
    expect(reads).toBe(1);
  });

  test('in a list that is being read for the first time is not missed', async () => {
    let answer = () => {};
    void queryClient.fetchQuery({
      queryKey: JOBS,
      queryFn: () => new Promise((resolve) => (answer = () => resolve([buildJob({ id: '1' })]))),
    });
    apiAnswers('jobs.get', buildJob({ id: '1', title: 'After', version: 2 }));
    tell(change());
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer();
    await vi.waitFor(() => expect(jobs()?.[0]?.title).toBe('After'));
  });

  test('leaves nobody who waits for the list with what it was before', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1', title: 'Before' })]);
    apiAnswers('jobs.get', buildJob({ id: '1', title: 'After', version: 2 }));
    let reads = 0;
    const awaited = queryClient.fetchQuery({
      queryKey: JOBS,
      queryFn: async () => {
        reads += 1;
        // The first answer is too old, and does not come before the change.
        if (reads === 1) await new Promise(() => {});
        return [buildJob({ id: '1', title: 'After', version: 2 })];
      },
    });
    tell(change());
    expect(await awaited).toMatchObject([{ title: 'After' }]);
    expect(jobs()).toMatchObject([{ title: 'After' }]);
  });

  test('that could not be read is read when it is tried again', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1' })]);
    let tries = 0;
    apiAnswers('jobs.get', () => {
      tries += 1;
      return tries === 1 ? Response.error() : buildJob({ id: '1', title: 'After', version: 2 });
    });
    const { reader } = tell(change());
    await vi.waitFor(() => expect(tries).toBe(1));
    reader.read();
    await vi.waitFor(() => expect(jobs()?.[0]?.title).toBe('After'));
  });
});

test.each([
  [{ action: 'updated', version: 2 }, 1, true],
  [{ action: 'updated', version: 2 }, 2, false],
  [{ action: 'updated', version: 2 }, undefined, true],
  [{ action: 'deleted', version: 2 }, 2, true],
  // Restored meanwhile, as a newer version.
  [{ action: 'deleted', version: 2 }, 3, false],
  [{ action: 'deleted', version: 2 }, undefined, false],
  // Another item with the slug of a deleted one.
  [{ action: 'created', version: 1 }, 5, true],
] as const)('after %j a list with version %s is stale: %s', (part, listed, expected) => {
  const list = listed === undefined ? [] : [{ id: '1', version: listed }];
  expect(isStale(change(part), list)).toBe(expected);
});

test('the note of what this tab made itself, and has changed since, takes nothing back', async () => {
  const made = { id: 'own-made', version: 1 };
  await ownWrites.track('jobs.create', {}, () => Promise.resolve(made));
  const before = [buildJob({ id: 'own-made', version: 2 })];
  queryClient.setQueryData(JOBS, before);
  apiAnswers('jobs.get', buildJob({ id: '2', version: 2 }));
  queryClient.setQueryData(JOBS, [...before, buildJob({ id: '2' })]);
  const { store } = tell(change({ ...made, action: 'created' }), change({ id: '2' }));
  const told: string[] = [];
  store.onBeforeRemoteChange((kind) => told.push(kind));
  await vi.waitFor(() => expect(jobs()).toMatchObject([{}, { version: 2 }]));
  expect(told).toEqual(['jobs']);
  expect(jobs()?.[0]).toBe(before[0]);
});

describe('unpublished changes', () => {
  const DRAFTS = ['/api/admin/drafts'];
  const note = {
    kind: 'jobs' as const,
    id: '1',
    version: 3,
    by: 'ben',
    at: '2026-11-20T09:30:00.000Z',
  };

  test('show on their card as soon as somebody saves them', async () => {
    queryClient.setQueryData(JOBS, [buildJob({ id: '1', version: 3 })]);
    queryClient.setQueryData(DRAFTS, []);
    apiAnswers('drafts.list', [note]);
    tell(change({ action: 'drafted', version: 3 }));
    await vi.waitFor(() => expect(queryClient.getQueryData(DRAFTS)).toEqual([note]));
  });

  test('go from their card as soon as somebody publishes or discards them', async () => {
    for (const action of ['updated', 'discarded'] as const) {
      queryClient.setQueryData(DRAFTS, [note]);
      apiAnswers('drafts.list', []);
      tell(change({ action }));
      await vi.waitFor(() => expect(queryClient.getQueryData(DRAFTS)).toEqual([]));
    }
  });

  test('are not asked for where nobody has looked, or for another item', async () => {
    const asked = vi.fn(() => [note]);
    apiAnswers('drafts.list', asked);
    const soon = () => new Promise((resolve) => setTimeout(resolve, 200));
    tell(change({ action: 'drafted' }));
    await soon();
    queryClient.setQueryData(DRAFTS, [note]);
    tell(change({ id: '2' }));
    await soon();
    expect(asked).not.toHaveBeenCalled();
  });
});
