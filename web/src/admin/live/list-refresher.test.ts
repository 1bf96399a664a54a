import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { isStale, keepListsFresh } from './list-refresher';
import { type Change, createLiveStore, type LiveStore } from './live-store';

const JOBS = ['/api/jobs'];
const DRAFTS = ['/api/admin/drafts'];

let queryClient: QueryClient;
let store: LiveStore;
let ends: (() => void)[];
let count = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient = new QueryClient();
  queryClient.setQueryData(JOBS, [buildJob({ id: '1', title: 'Before', version: 1 })]);
  store = createLiveStore();
  // As a list on the screen.
  const list = new QueryObserver(queryClient, { queryKey: JOBS, staleTime: Infinity });
  ends = [keepListsFresh(queryClient, store), list.subscribe(() => undefined)];
});
afterEach(() => {
  for (const end of ends) end();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function change(part: Partial<Change> = {}): Change {
  count += 1;
  const item = { kind: 'jobs', id: '1' } as const;
  return { noteId: `${count}`, ...item, version: 2, action: 'updated', by: 'ben', at: 1, ...part };
}

/** Tells of changes, newest first, as the listener does. */
const tell = (...changes: Change[]) => store.set({ changes });

/** Answers the list of jobs, and counts the reads. */
function answerJobs(answer: (reads: number) => Response | ReturnType<typeof buildJob>[]) {
  const reads: (string | null)[] = [];
  apiAnswers('jobs.list', ({ headers }) => {
    reads.push(headers.get('x-background'));
    return answer(reads.length);
  });
  return reads;
}
const after = [buildJob({ id: '1', title: 'After', version: 2 })];

const shown = () => queryClient.getQueryData<{ title: string }[]>(JOBS)?.map(({ title }) => title);
/** Lets everything happen that is due within a minute and asks for nothing. */
async function settle() {
  vi.advanceTimersByTime(60_000);
  await new Promise((resolve) => setImmediate(resolve));
}
/**
 * For reads through the faked network, which take turns of their own. The clock steps in one go: with pauses
 * between its timers, one that another file left behind would keep it from ever reaching the end.
 */
const expectSoon = (check: () => void) =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(5_000);
      check();
    },
    { timeout: 10_000 },
  );

test('many changes are one read of the list, which is no use of the session', async () => {
  const reads = answerJobs(() => after);
  const told: string[] = [];
  store.onBeforeRemoteChange((kind) => told.push(kind));
  tell(change({ version: 2 }), change({ version: 1 }), change({ id: '9', action: 'deleted' }));
  await expectSoon(() => expect(shown()).toEqual(['After']));
  await settle();
  expect(reads).toEqual(['1']);
  expect(told).toEqual(['jobs']);
});

test('nothing is read for what the list shows already, or for a list that nobody has opened', async () => {
  const reads = answerJobs(() => after);
  tell(change({ version: 1 }), change({ kind: 'testimonials' }));
  await settle();
  expect(reads).toEqual([]);
});

test('a save of this tab that is under way is waited for, and needs no second read', async () => {
  const reads = answerJobs(() => after);
  let finish = () => {};
  const save = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  const saved = save.execute(undefined);
  tell(change());
  await settle();
  queryClient.setQueryData(JOBS, after);
  finish();
  await saved;
  await settle();
  expect(reads).toEqual([]);
});

test('a read that fails is repeated later', async () => {
  const reads = answerJobs((tries) => (tries === 1 ? Response.error() : after));
  tell(change());
  await expectSoon(() => expect(reads).toHaveLength(1));
  expect(shown()).toEqual(['Before']);
  await expectSoon(() => expect(shown()).toEqual(['After']));
});

test('a draft that somebody saves shows on its card', async () => {
  tell();
  queryClient.setQueryData(DRAFTS, []);
  const at = '2026-11-20T09:30:00.000Z';
  const note = { version: 2, by: 'ben', at };
  apiAnswers('drafts.list', [{ ...note, kind: 'jobs' as const, id: '1' }]);
  answerJobs(() => after);
  tell(change({ action: 'drafted' }));
  await expectSoon(() => expect(queryClient.getQueryData(DRAFTS)).toHaveLength(1));
});

test('a list is read once somebody looks at it', async () => {
  const reads = answerJobs(() => after);
  focusManager.setFocused(false);
  store.set({ isInSync: true });
  tell(change());
  await settle();
  expect(reads).toEqual([]);
  focusManager.setFocused(true);
  await expectSoon(() => expect(shown()).toEqual(['After']));
  ends.pop()?.();
  tell(change({ version: 3 }));
  await expectSoon(() => expect(queryClient.getQueryState(JOBS)?.isInvalidated).toBe(true));
  expect(reads).toHaveLength(1);
});

test('while Firestore cannot tell, lists are read when the user comes back', async () => {
  const reads = answerJobs(() => after);
  const comeBack = () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  };
  store.set({ isInSync: true });
  comeBack();
  await settle();
  expect(reads).toEqual([]);
  store.set({ isInSync: false });
  comeBack();
  await expectSoon(() => expect(shown()).toEqual(['After']));
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
