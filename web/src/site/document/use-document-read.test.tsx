import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, server } from '@/test/fake-api';
import { render } from '@testing-library/react';
import { absenceQuery, apiQuery, queryKeyOf } from '@/shared/api/api-query';
import { keepReads } from './document-reads';
import { type QueryHolder, QueryHolderContext } from './query-holder';
import { useRead } from './reads';
import { storeSessionId } from '@/shared/api/session-storage';
import { useDocumentRead } from './use-document-read';
import { withReads } from './with-reads';

const MINUTE = 60_000;
const key = queryKeyOf('jobs.list');
const query = { ...apiQuery('jobs.list'), staleTime: 5 * MINUTE };
const old = buildJob({ title: 'As the document has it' });
const fresh = buildJob({ title: 'As it is now' });

let calls = 0;
beforeEach(() => {
  calls = 0;
  server.events.on('request:start', () => (calls += 1));
});
afterEach(() => {
  server.events.removeAllListeners();
});

function readAt(updatedAt: number): QueryHolder {
  return { document: keepReads([[key, [old], updatedAt]]) };
}

function below(holder: QueryHolder) {
  return ({ children }: { children: ReactNode }) => (
    <QueryHolderContext value={holder}>{children}</QueryHolderContext>
  );
}

describe('what a document brought', () => {
  test('is there at once, and not asked for while it is fresh', async () => {
    const wrapper = below(readAt(Date.now() - MINUTE));
    const { result } = renderHook(() => useDocumentRead(query), { wrapper });
    await userEvent.keyboard('{Shift}');
    expect(result.current).toMatchObject({ data: [old], isPending: false });
    expect(calls).toBe(0);
  });

  test('is read anew when it is stale and the page is in use', async () => {
    apiAnswers('jobs.list', [fresh]);
    const wrapper = below(readAt(Date.now() - 6 * MINUTE));
    const { result } = renderHook(() => useDocumentRead(query), { wrapper });
    expect(result.current.data).toEqual([old]);
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(result.current.data).toEqual([fresh]));
    expect(calls).toBe(1);
  });

  test('is read anew once, however often and by how many it is shown meanwhile', async () => {
    apiAnswers('jobs.list', [fresh]);
    const wrapper = below(readAt(Date.now() - 6 * MINUTE));
    const useTwice = () => [
      // As pages do: with options of its own for each render.
      useDocumentRead({ ...query, queryKey: [...key] }),
      useDocumentRead({ ...query, queryKey: [...key] }),
    ];
    const { result, rerender } = renderHook(useTwice, { wrapper });
    rerender();
    rerender();
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([[fresh], [fresh]]));
    expect(calls).toBe(1);
  });

  test('stays as it is when it cannot be read anew', async () => {
    apiFails('jobs.list', 'internal');
    const wrapper = below(readAt(Date.now() - 6 * MINUTE));
    const { result, rerender } = renderHook(() => useDocumentRead(query), { wrapper });
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(calls).toBe(1));
    rerender();
    expect(result.current).toMatchObject({ data: [old], isError: false });
    expect(calls).toBe(1);
  });

  test('is chosen from as a query says', () => {
    const wrapper = below(readAt(Date.now()));
    const titles = { ...query, select: (jobs: (typeof old)[]) => jobs.map(({ title }) => title) };
    const { result } = renderHook(() => useDocumentRead(titles), { wrapper });
    expect(result.current.data).toEqual([old.title]);
  });
});

describe('a page that reads', () => {
  const Page = withReads(function Page() {
    const { data } = useRead(query);
    return <p>{data ? data.map(({ title }) => title).join() : 'nothing yet'}</p>;
  });
  const open = (holder: QueryHolder) => render(<Page />, { wrapper: below(holder) });

  test('begins with the document, without the cache', () => {
    const holder = readAt(Date.now());
    open(holder);
    expect(screen.getByText(old.title)).toBeVisible();
    expect(holder.client).toBeUndefined();
  });

  test('asks the API when it is another page than that of the document', async () => {
    window.history.replaceState(null, '', '/another');
    const holder = readAt(Date.now());
    open(holder);
    await waitFor(() => expect(holder.client).toBeDefined());
  });

  test.each([
    ['there is no document', () => ({})],
    ['the document brought the first of many', () => readAt(0)],
  ])('asks the API when %s', async (_, holderOf) => {
    apiAnswers('jobs.list', [fresh]);
    const holder: QueryHolder = holderOf();
    open(holder);
    expect(await screen.findByText(fresh.title)).toBeVisible();
    expect(holder.client?.getQueryData(key)).toEqual([fresh]);
  });
});

describe('where a session is stored', () => {
  const absence = absenceQuery<string>(['absent'], (client) => client.fetchQuery(query));
  const Page = withReads(function Page() {
    const { data: jobs } = useRead(query);
    const { data: notice } = useRead(absence);
    return <p>{notice || jobs?.map(({ title }) => title).join()}</p>;
  });
  const open = (holder: QueryHolder) => {
    storeSessionId('session-1');
    return render(<Page />, { wrapper: below(holder) });
  };
  const absentAt = (updatedAt: number): QueryHolder => ({
    document: keepReads([[['absent'], 'It is closed', updatedAt]]),
  });
  const sessionHolds = () =>
    apiAnswers('admin.verify', { username: 'admin', expiresAt: '2026-11-21T18:00:00.000Z' });
  const settled = (holder: QueryHolder) =>
    waitFor(() =>
      expect(holder.client?.getQueryState(queryKeyOf('admin.verify'))?.fetchStatus).toBe('idle'),
    );

  test('and holds, what the document brought is only what is shown first', async () => {
    sessionHolds();
    apiAnswers('jobs.list', [fresh]);
    open(readAt(Date.now()));
    expect(await screen.findByText(old.title)).toBeVisible();
    expect(await screen.findByText(fresh.title)).toBeVisible();
    expect(calls).toBe(2);
  });

  test('and holds, what the document calls absent is asked for, too', async () => {
    sessionHolds();
    apiAnswers('jobs.list', [fresh]);
    open(absentAt(Date.now()));
    expect(await screen.findByText('It is closed')).toBeVisible();
    expect(await screen.findByText(fresh.title)).toBeVisible();
  });

  test('and holds, what is absent indeed stays as the document tells it', async () => {
    sessionHolds();
    apiFails('jobs.list', 'not-found');
    const holder = absentAt(Date.now());
    open(holder);
    await waitFor(() => expect(holder.client?.getQueryState(['absent'])?.status).toBe('error'));
    expect(screen.getByText('It is closed')).toBeVisible();
  });

  test.each([
    ['is over', () => apiFails('admin.verify', 'unauthenticated')],
    ['cannot be checked', () => apiFails('admin.verify', 'unavailable')],
  ])('but %s, the page stays as the document has it', async (_, fail) => {
    fail();
    const holder = readAt(Date.now());
    open(holder);
    await settled(holder);
    expect(screen.getByText(old.title)).toBeVisible();
    expect(calls).toBe(1);
  });
});
