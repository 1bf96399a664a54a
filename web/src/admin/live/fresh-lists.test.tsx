import {
  focusManager,
  type QueryClient,
  QueryClientProvider,
  QueryObserver,
} from '@tanstack/react-query';
import type { ChangeNote } from '@torque-tide/contract/live';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '@/shared/api/api-client';
import { createQueryClient } from '@/shared/api/query-client';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { isStale, useFreshLists } from './fresh-lists';
import { type Live, NOT_LIVE, toChanges } from './live-context';

const JOBS = ['/api/jobs'];
const LATEST = ['/api/admin/versions/jobs'];

let queryClient: QueryClient;
let show: (live: Live) => void;
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient = createQueryClient();
  const before = { title: 'Before', version: 1 };
  queryClient.setQueryData(JOBS, [
    buildJob({ id: '1', ...before }),
    buildJob({ id: '2', ...before }),
  ]);
  // A list on the screen.
  const list = new QueryObserver(queryClient, {
    queryKey: JOBS,
    queryFn: () => callApi('jobs.list', {}),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const initialProps: Live = { ...NOT_LIVE };
  const { rerender, unmount } = renderHook(useFreshLists, { wrapper, initialProps });
  show = rerender;
  ends = [unmount, list.subscribe(() => undefined)];
});
afterEach(() => {
  for (const end of ends) end();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const at = { toMillis: () => 1, toDate: () => new Date(1) };

function change(part: Partial<ChangeNote> = {}): ChangeNote {
  const item = { kind: 'jobs', id: '1', version: 2 } as const;
  return { ...item, action: 'updated', by: 'ben', at, ...part };
}

/** Reports changes, newest first, as the listener does. */
const tell = (...changes: ChangeNote[]) => show({ ...NOT_LIVE, changes: toChanges(changes) });

/** Answers reads of the list, and counts them. */
function answer(data: Parameters<typeof apiAnswers<'jobs.list'>>[1]) {
  const calls: (string | null)[] = [];
  apiAnswers('jobs.list', (request, params) => {
    calls.push(request.headers.get('x-background'));
    return typeof data === 'function' ? data(request, params) : data;
  });
  return calls;
}
const after = [
  buildJob({ id: '1', title: 'After', version: 2 }),
  buildJob({ id: '2', title: 'After', version: 2 }),
];
const both = [change(), change({ id: '2' })] as const;

const shown = () => queryClient.getQueryData<{ title: string }[]>(JOBS)?.map(({ title }) => title);
/** Runs everything that is due within a minute. */
async function settle() {
  await act(async () => {
    vi.advanceTimersByTime(60_000);
    await new Promise((resolve) => setImmediate(resolve));
  });
}
/**
 * For reads through the faked network, which need turns of their own. The clock advances in one
 * step: with pauses, a timer of another file would keep it from ever ending.
 */
const expectSoon = (check: () => void) =>
  vi.waitFor(
    () => {
      act(() => void vi.advanceTimersByTime(5_000));
      check();
    },
    { timeout: 10_000 },
  );
const setFocused = (isFocused: boolean) => act(() => focusManager.setFocused(isFocused));

test('many changes cause one read of the list, which does not extend the session, and are the latest', async () => {
  const reads = answer(after);
  queryClient.setQueryData(LATEST, [{ id: '2', at: '2026-11-20T09:30:00.000Z', by: 'ada' }]);
  tell(...both, change({ version: 1 }), change({ id: '9', action: 'deleted' }));
  await expectSoon(() => expect(shown()).toEqual(['After', 'After']));
  await settle();
  expect(reads).toEqual(['1']);
  const latest = queryClient.getQueryData<{ by: string }[]>(LATEST);
  expect(latest?.at(-1)).toMatchObject({ id: '2', by: 'ben' });
});

test('nothing is read for changes that the list already shows, or for an unopened list', async () => {
  const reads = answer(after);
  tell(change({ version: 1 }), change({ kind: 'testimonials' }));
  await settle();
  expect(reads).toEqual([]);
});

test('waits for a pending save of this tab, and needs no second read', async () => {
  const reads = answer(after);
  let finish = () => {};
  const save = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  const saved = save.execute(undefined);
  tell(...both);
  await settle();
  queryClient.setQueryData(JOBS, after);
  finish();
  await saved;
  await settle();
  expect(reads).toEqual([]);
});

test('a failed read is repeated later', async () => {
  const reads: unknown[] = answer((): Response | typeof after =>
    reads.length === 1 ? Response.error() : after,
  );
  tell(...both);
  await expectSoon(() => expect(reads).toHaveLength(1));
  expect(shown()).toEqual(['Before', 'Before']);
  await expectSoon(() => expect(shown()).toEqual(['After', 'After']));
});

test('a list is read once it is visible', async () => {
  const reads = answer(after);
  setFocused(false);
  tell(...both);
  await settle();
  expect(reads).toEqual([]);
  setFocused(true);
  await expectSoon(() => expect(shown()).toEqual(['After', 'After']));
  ends.pop()?.();
  tell(change({ version: 3 }));
  await expectSoon(() => expect(queryClient.getQueryState(JOBS)?.isInvalidated).toBe(true));
  expect(reads).toHaveLength(1);
});

test('while Firestore is unavailable, lists are read when the user returns', async () => {
  const reads = answer(after);
  const comeBack = () => {
    setFocused(false);
    setFocused(true);
  };
  comeBack();
  await settle();
  show(NOT_LIVE);
  await settle();
  expect(reads).toEqual([]);
  comeBack();
  await expectSoon(() => expect(shown()).toEqual(['After', 'After']));
});

test.each([
  [{ action: 'updated', version: 2 }, 1, true],
  [{ action: 'updated', version: 2 }, 2, false],
  [{ action: 'updated', version: 2 }, undefined, true],
  [{ action: 'deleted', version: 2 }, 2, true],
  [{ action: 'deleted', version: 2 }, undefined, false],
  // Another item with the slug of a deleted one.
  [{ action: 'created', version: 1 }, 5, true],
] as const)('after %j a list with version %s is stale: %s', (part, listed, expected) => {
  const list = listed === undefined ? [] : [{ id: '1', version: listed }];
  expect(isStale(change(part), list)).toBe(expected);
});
