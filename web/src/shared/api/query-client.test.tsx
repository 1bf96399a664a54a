import { act, renderHook, waitFor } from '@testing-library/react';
import {
  QueryClientProvider,
  focusManager,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, server } from '@/test/fake-api';
import { callApi } from './api-client';
import { apiQuery } from './api-query';
import { createQueryClient, FAILED_READ_DUE_MS } from './query-client';
import { apiQueryOrNull } from './session-check';

let calls: string[] = [];
beforeEach(() => {
  calls = [];
  server.events.on('request:start', ({ request }) =>
    calls.push(`${request.method} ${new URL(request.url).pathname}`),
  );
});
afterEach(() => {
  server.events.removeAllListeners();
  vi.useRealTimers();
});

function createWrapper() {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

describe('a read', () => {
  test('GETs the path in its key, and never goes stale', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    apiAnswers('jobs.get', buildJob({ title: 'Wind analyst' }));
    const query = apiQuery('/api/jobs/:id', { id: '7' });
    const wrapper = createWrapper();
    const first = renderHook(() => useQuery(query), { wrapper });
    await waitFor(() => expect(first.result.current.data?.title).toBe('Wind analyst'));
    expect(query.queryKey[0]).toBe('/api/jobs/7');
    first.unmount();
    vi.setSystemTime(Date.now() + 4 * 60_000);
    const second = renderHook(() => useQuery(query), { wrapper });
    expect(second.result.current).toMatchObject({ isStale: false, isFetching: false });
    expect(calls).toEqual(['GET /api/jobs/7']);
  });

  test("isn't refetched on focus and doesn't poll, even when it is stale", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    apiAnswers('testimonials.list', []);
    const query = { ...apiQuery('/api/testimonials'), staleTime: 0 };
    const { result } = renderHook(() => ({ ...useQuery(query), client: useQueryClient() }), {
      wrapper: createWrapper(),
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const [observer] = result.current.client.getQueryCache().find(query)!.observers;
    expect(observer!.options.refetchInterval).toBeUndefined();
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      focusManager.setFocused(undefined);
    });
    expect(result.current).toMatchObject({ isStale: true, isFetching: false });
    expect(calls).toHaveLength(1);
  });
});

test('does not retry a failed read, and refetches it on mount only once it is due', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  apiFails('testimonials.list', 'unavailable');
  const wrapper = createWrapper();
  const mount = () => renderHook(() => useQuery(apiQuery('/api/testimonials')), { wrapper }).result;
  const first = mount();
  await waitFor(() => expect(first.current).toMatchObject({ isError: true, failureCount: 1 }));
  vi.setSystemTime(Date.now() + FAILED_READ_DUE_MS - 1);
  expect(mount().current).toMatchObject({ isError: true, isFetching: false });
  expect(calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  apiAnswers('testimonials.list', []);
  const later = mount();
  await waitFor(() => expect(later.current.isSuccess).toBe(true));
  expect(calls).toHaveLength(2);
});

test('refetches other failed reads on mount once one has recovered', async () => {
  apiFails('testimonials.list', 'unavailable');
  apiFails('clientLogos.list', 'unavailable');
  apiAnswers('consultants.list', []);
  const wrapper = createWrapper();
  const mount = (path: Parameters<typeof apiQuery>[0]) =>
    renderHook(() => useQuery(apiQuery(path)), { wrapper }).result;
  const testimonials = mount('/api/testimonials');
  const logos = mount('/api/client-logos');
  await waitFor(() => expect(testimonials.current.isError && logos.current.isError).toBe(true));
  const consultants = mount('/api/consultants');
  await waitFor(() => expect(consultants.current.isSuccess).toBe(true));
  // A read that has never failed doesn't trigger retries.
  expect(mount('/api/client-logos').current).toMatchObject({ isError: true, isFetching: false });

  apiAnswers('testimonials.list', []);
  apiAnswers('clientLogos.list', []);
  await act(() => testimonials.current.refetch());
  const later = mount('/api/client-logos');
  await waitFor(() => expect(later.current.isSuccess).toBe(true));
});

test("doesn't retry a failed write", async () => {
  apiFails('jobs.delete', 'unavailable');
  const { result } = renderHook(
    () => useMutation({ mutationFn: () => callApi('jobs.delete', { params: { id: '7' } }) }),
    { wrapper: createWrapper() },
  );
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current).toMatchObject({ isError: true, failureCount: 1 }));
  expect(calls).toEqual(['DELETE /api/jobs/7']);
});

test('makes a 401 null for a read that asks for that, and no other failure', async () => {
  const read = (query: ReturnType<typeof apiQueryOrNull<'/api/jobs'>>) =>
    renderHook(() => useQuery(query), { wrapper: createWrapper() }).result;
  apiFails('jobs.list', 'unauthenticated');
  const plain = renderHook(() => useQuery(apiQuery('/api/jobs')), { wrapper: createWrapper() });
  const asking = read(apiQueryOrNull('/api/jobs', 401));
  await waitFor(() => expect(plain.result.current.error).toHaveProperty('status', 401));
  await waitFor(() => expect(asking.current.isSuccess).toBe(true));
  expect(asking.current.data).toBeNull();
  apiFails('jobs.list', 'internal');
  const failing = read(apiQueryOrNull('/api/jobs', 401));
  await waitFor(() => expect(failing.current.isError).toBe(true));
});
