import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { REPEAT_WAITS_MS, sendWrite, UnknownOutcome } from './use-write';

const job = buildJob({ id: '7' });
const saved = () => Response.json({ success: true, data: job });
const refused = (status: number) =>
  Response.json({ success: false, message: 'No', error: { code: 'some' } }, { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const html = (status: number) => new Response('<!doctype html><p>Busy</p>', { status });

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => void vi.useRealTimers());

/** The `Idempotency-Key` of each call. */
function keys(): (string | null)[] {
  return fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
}

async function send(onUncertain = () => {}) {
  const result = Promise.allSettled([
    sendWrite('jobs.update', { params: { id: '7' }, body: { isActive: true } }, { onUncertain }),
  ]);
  await vi.runAllTimersAsync();
  const [outcome] = await result;
  return outcome;
}

describe('a write whose answer is lost', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['the connection breaks', lost],
    ['the server is busy', () => refused(503)],
    ['a gateway answers with a page', () => html(502)],
    ['a page answers in its place', () => html(200)],
  ])('is sent again with its key after %s', async (_, answer) => {
    fetchMock.mockImplementationOnce(async () => answer()).mockImplementation(async () => saved());
    const onUncertain = vi.fn();
    expect(await send(onUncertain)).toMatchObject({ status: 'fulfilled', value: { id: '7' } });
    expect(onUncertain).toHaveBeenCalledOnce();
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('failed if the server says so the second time', async () => {
    fetchMock.mockImplementationOnce(lost).mockImplementation(async () => refused(412));
    expect(await send()).toMatchObject({ status: 'rejected', reason: { status: 412 } });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('is not repeated once the admin area is left', async () => {
    fetchMock.mockImplementation(lost);
    const left = new AbortController();
    const args = { params: { id: '7' }, body: { isActive: true } };
    const result = sendWrite('jobs.update', args, {
      onUncertain: () => left.abort(),
      signal: left.signal,
    });
    await expect(result).rejects.toThrow(UnknownOutcome);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('is cancelled and not repeated once it is withdrawn', async () => {
    const given = new AbortController();
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const cancelled = () => reject(new DOMException('', 'AbortError'));
          init?.signal?.addEventListener('abort', cancelled);
        }),
    );
    const args = { params: { id: '7' }, body: { isActive: true } };
    const result = sendWrite('jobs.update', args, { withdrawn: given.signal });
    given.abort();
    await expect(result).rejects.toThrow(UnknownOutcome);
    await expect(sendWrite('jobs.update', args, { withdrawn: given.signal })).rejects.toThrow(
      'aborted',
    );
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('stays unknown if there is no answer for a while', async () => {
    fetchMock.mockImplementation(lost);
    const outcome = await send();
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(UnknownOutcome) });
    expect(fetchMock).toHaveBeenCalledTimes(1 + REPEAT_WAITS_MS.length);
    expect(new Set(keys()).size).toBe(1);
  });
});

test.each([401, 412, 500])('a %i of the server is final', async (status) => {
  fetchMock.mockImplementation(async () => refused(status));
  expect(await send()).toMatchObject({ status: 'rejected', reason: { status } });
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('a write that started offline was never sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchMock.mockImplementation(lost);
  expect(await send()).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) });
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('two writes have different keys', async () => {
  fetchMock.mockImplementation(async () => saved());
  await send();
  await send();
  expect(new Set(keys()).size).toBe(2);
});
