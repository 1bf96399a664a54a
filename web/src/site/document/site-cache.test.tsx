import { QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { absenceQuery, apiQuery } from '@/shared/api/api-query';
import { createQueryClient } from '@/shared/api/query-client';
import { untilTypingPauses } from '@/shared/browser/timing';
import { storeSessionId } from '@/shared/api/session-storage';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, server } from '@/test/fake-api';
import { stateOf } from './document-state';
import { openSiteCache } from './site-cache';
import { DocumentStateContext, useRead } from '@/shared/api/use-read';

const MINUTE = 60_000;
const query = { ...apiQuery('/api/jobs'), staleTime: 5 * MINUTE };
const old = buildJob({ title: 'As the document has it' });
const fresh = buildJob({ title: 'As it is now' });

let calls = 0;
beforeEach(() => {
  calls = 0;
  server.events.on('request:start', () => (calls += 1));
});

/** Returns the data of a document that was rendered this many minutes ago. */
function written(minutesAgo: number, fill: (client: QueryClient, updatedAt: number) => void) {
  const client = createQueryClient();
  fill(client, Date.now() - minutesAgo * MINUTE);
  // Documents contain it as JSON.
  return JSON.parse(JSON.stringify(stateOf(client))) as DehydratedState;
}

const jobsRead = (minutesAgo: number) =>
  written(minutesAgo, (client, updatedAt) =>
    client.setQueryData(query.queryKey, [old], { updatedAt }),
  );

/** Starts a visit with a document's data. */
function visit(state: DehydratedState | undefined) {
  let use = () => {};
  const client = openSiteCache(state, new Promise<void>((resolve) => (use = resolve)));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DocumentStateContext value={state}>{children}</DocumentStateContext>
    </QueryClientProvider>
  );
  const useAndPause = () =>
    act(async () => {
      use();
      await Promise.resolve();
      await untilTypingPauses();
    });
  return { client, wrapper, use: useAndPause };
}

describe("the document's data", () => {
  test("is there at once, and isn't fetched while it is fresh", async () => {
    const { wrapper, use } = visit(jobsRead(1));
    const { result } = renderHook(() => useRead(query), { wrapper });
    await use();
    expect(result.current).toMatchObject({ data: [old], isPending: false, isFetching: false });
    expect(calls).toBe(0);
  });

  test('is fetched again once it is stale and the page is in use, however many parts show it', async () => {
    apiAnswers('jobs.list', [fresh]);
    const { wrapper, use } = visit(jobsRead(6));
    const useTwice = () => [
      // As in pages: with new options for each render.
      useRead({ ...query, queryKey: [...query.queryKey] as typeof query.queryKey }),
      useRead({ ...query, queryKey: [...query.queryKey] as typeof query.queryKey }),
    ];
    const { result, rerender } = renderHook(useTwice, { wrapper });
    for (const read of result.current) {
      expect(read).toMatchObject({ data: [old], isFetching: false });
    }
    rerender();
    await act(async () => untilTypingPauses());
    expect(calls).toBe(0);
    await use();
    rerender();
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([[fresh], [fresh]]));
    expect(calls).toBe(1);
  });

  test('is fetched again by a part that is shown later, if the page is already in use', async () => {
    apiAnswers('jobs.list', [fresh]);
    const { wrapper, use } = visit(jobsRead(6));
    await use();
    expect(calls).toBe(0);
    const { result } = renderHook(() => useRead(query), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual([fresh]));
  });

  test("stays if it can't be fetched again", async () => {
    apiFails('jobs.list', 'internal');
    const { wrapper, use } = visit(jobsRead(6));
    const { result, rerender } = renderHook(() => useRead(query), { wrapper });
    await use();
    await waitFor(() => expect(result.current.isError).toBe(true));
    rerender();
    expect(result.current.data).toEqual([old]);
    expect(calls).toBe(1);
  });

  test('is fetched at once if it is only the start of a list', async () => {
    apiAnswers('jobs.list', [fresh]);
    const { wrapper } = visit(
      written(0, (client) => {
        client.setQueryData(query.queryKey, [old]);
        void client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
      }),
    );
    const { result } = renderHook(() => useRead(query), { wrapper });
    expect(result.current.data).toEqual([old]);
    await waitFor(() => expect(result.current.data).toEqual([fresh]));
  });
});

/** Hydrates a part of the server's HTML, and waits until it shows the latest data. */
async function hydrateLate(
  html: string,
  part: ReactNode,
  Visit: ComponentType<{ children: ReactNode }>,
): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = vi.fn();
  render(<Visit>{part}</Visit>, { container, hydrate: true, onRecoverableError });
  expect(await screen.findByText(fresh.title)).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
}

test("starts a part that hydrates late with the document's data, then shows the latest", async () => {
  const state = jobsRead(1);
  const { client, wrapper: Visit } = visit(state);
  client.setQueryData(query.queryKey, [fresh]);
  const titles = { ...query, select: (jobs: (typeof old)[]) => jobs.map(({ title }) => title) };
  const seen: unknown[] = [];
  function Part() {
    const { data } = useRead(titles);
    seen.push(data);
    return <p>{data?.join()}</p>;
  }
  await hydrateLate(`<p>${old.title}</p>`, <Part />, Visit);
  expect(seen[0]).toEqual([old.title]);
});

test('starts a part that hydrates late as loading if its document lacked the data', async () => {
  apiAnswers('jobs.list', [fresh]);
  const { client, wrapper: Visit } = visit(written(1, () => undefined));
  // Another part has fetched it meanwhile.
  client.setQueryData(query.queryKey, [fresh]);
  function Part() {
    const { data, isPending } = useRead(query);
    return <p>{isPending ? 'Loading' : data?.map(({ title }) => title).join()}</p>;
  }
  await hydrateLate('<p>Loading</p>', <Part />, Visit);
});

describe('with a stored session', () => {
  const absence = absenceQuery<string>(['absent'], (client) => client.fetchQuery(query));
  function Page() {
    const { data: notice } = useRead(absence);
    return <p>{notice || <Jobs />}</p>;
  }
  function Jobs() {
    const { data: jobs } = useRead(query);
    return jobs?.map(({ title }) => title).join();
  }
  const open = (state: DehydratedState) => {
    storeSessionId('session-1');
    const { client, wrapper } = visit(state);
    render(<Page />, { wrapper });
    return client;
  };
  const calledAbsent = () =>
    written(0, (client) => client.setQueryData(['absent'], 'It is closed'));
  const sessionHolds = () =>
    apiAnswers('admin.verify', { username: 'admin', expiresAt: '2026-11-21T18:00:00.000Z' });

  test("that is valid, the document's data only shows until it is fetched again", async () => {
    sessionHolds();
    apiAnswers('jobs.list', [fresh]);
    open(jobsRead(0));
    expect(await screen.findByText(old.title)).toBeVisible();
    expect(await screen.findByText(fresh.title)).toBeVisible();
    expect(calls).toBe(2);
  });

  test('that is valid, an item that the document calls absent is fetched', async () => {
    sessionHolds();
    apiAnswers('jobs.list', [fresh]);
    open(calledAbsent());
    expect(await screen.findByText('It is closed')).toBeVisible();
    expect(await screen.findByText(fresh.title)).toBeVisible();
  });

  test('that is valid, an item that is really absent stays so', async () => {
    sessionHolds();
    apiFails('jobs.list', 'not-found');
    const client = open(calledAbsent());
    await waitFor(() => expect(client.getQueryState(['absent'])?.status).toBe('error'));
    expect(screen.getByText('It is closed')).toBeVisible();
  });

  test.each([
    ['is over', () => apiFails('admin.verify', 'unauthenticated')],
    ['cannot be checked', () => apiFails('admin.verify', 'unavailable')],
  ])('when %s, the page stays as in the document', async (_, fail) => {
    fail();
    const client = open(jobsRead(0));
    await waitFor(() =>
      expect(client.getQueryState(['/api/admin/verify'])).toMatchObject({
        fetchStatus: 'idle',
      }),
    );
    expect(screen.getByText(old.title)).toBeVisible();
    expect(calls).toBe(1);
  });
});
