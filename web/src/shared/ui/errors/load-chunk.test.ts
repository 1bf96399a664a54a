import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk';

const reload = vi.fn();
/** Longer than all retries of a failed chunk. */
const TRIED_MS = 1000;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('retries a chunk that fails as the connection returns, without a reload', async () => {
  let tries = 0;
  const loading = loadChunk(() => ((tries += 1) < 3 ? gone() : Promise.resolve('page')));
  await vi.advanceTimersByTimeAsync(TRIED_MS);
  await expect(loading).resolves.toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the page once after a failure, showing nothing meanwhile; then throws', async () => {
  const settled = vi.fn();
  loadChunk(gone).then(settled, settled);
  await vi.advanceTimersByTimeAsync(TRIED_MS);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();

  await expectFailure();
  expect(reload).toHaveBeenCalledTimes(1);
});

async function expectFailure(): Promise<void> {
  const failure = expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(TRIED_MS);
  await failure;
}

function stubFiles(fetched: typeof fetch): void {
  vi.stubGlobal('fetch', fetched);
  const names = ['assets/jobs-1.js', 'assets/jobs-1.js', 'assets/text.woff2', 'api/jobs/9'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    names.map((name) => ({ name: `https://a.example/${name}` })) as PerformanceEntryList,
  );
}

test("fetches the page's files past the browser's cache before the reload", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('')));
  stubFiles(fetched);
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(TRIED_MS);
  expect(fetched.mock.calls).toEqual([
    ['https://a.example/assets/jobs-1.js', expect.objectContaining({ cache: 'reload' })],
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('stays on the page without a network, and reloads when there is one', async () => {
  stubFiles(() => Promise.reject(new TypeError('Failed to fetch')));
  await expectFailure();
  expect(reload).not.toHaveBeenCalled();
  stubFiles(() => Promise.resolve(new Response('')));
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(TRIED_MS);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('waits for a connection and continues by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let tries = 0;
  const settled = vi.fn();
  const load = () => ((tries += 1) === 1 ? gone() : Promise.resolve('page'));
  void loadChunk(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(settled).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('page');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads again after a much later failure', async () => {
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(61_000);
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(TRIED_MS);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("never reloads without storage, since it couldn't stop", async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expectFailure();
  expect(reload).not.toHaveBeenCalled();
});

describe('a style sheet that failed to load', () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const answer = (event: 'load' | 'error') => sheets()[0]?.dispatchEvent(new Event(event));

  afterEach(() => document.head.replaceChildren());

  test('is fetched again before the chunk resolves, and only once', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/job.css">';
    const [lost] = sheets();
    answer('error');
    const loaded = vi.fn();
    void loadChunk(() => Promise.resolve('page')).then(loaded);
    await vi.advanceTimersByTimeAsync(0);
    expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/job.css']);
    expect(sheets()[0]).not.toBe(lost);
    expect(loaded).not.toHaveBeenCalled();
    answer('load');
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledWith('page');
    await expect(loadChunk(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  test('is retried as often as a chunk if it fails again', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/job.css">';
    answer('error');
    const loading = loadChunk(() => Promise.resolve('page'));
    await vi.advanceTimersByTimeAsync(0);
    answer('error');
    await vi.advanceTimersByTimeAsync(TRIED_MS);
    answer('load');
    await expect(loading).resolves.toBe('page');
  });
});
