import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk';

const reload = vi.fn();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what loads is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

test('a failure reloads the page once, showing nothing meanwhile; the next one is told', async () => {
  const settled = vi.fn();
  loadChunk(gone).then(settled, settled);
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();

  await expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what was missing is fetched past the browser’s cache before the reload', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetched);
  const entry = (name: string, responseStatus: number) => ({ name, responseStatus });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    entry('https://a.example/assets/jobs-1.js', 404),
    entry('https://a.example/assets/main-1.js', 200),
    entry('https://a.example/api/jobs/9', 404),
  ] as unknown as PerformanceEntryList);
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched.mock.calls).toEqual([
    ['https://a.example/assets/jobs-1.js', expect.objectContaining({ cache: 'reload' })],
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failure much later may be mended by a reload again', async () => {
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(61_000);
  void loadChunk(gone);
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without storage it never reloads, since it could not stop', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reload).not.toHaveBeenCalled();
});
