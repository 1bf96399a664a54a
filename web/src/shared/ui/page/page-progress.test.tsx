import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { PageProgress, QUIET_MS, SLOW_MS } from './page-progress';
import { whilePending } from './pending';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A loading chunk that the test resolves or rejects. */
function buildLoading() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((onArrival, onFailure) => {
    resolve = onArrival;
    reject = onFailure;
  });
  return { promise, resolve, reject };
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test('shows nothing for a page that loads quickly', async () => {
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  void whilePending(page.promise);
  await pass(QUIET_MS - 1);
  page.resolve();
  await pass(QUIET_MS);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows a line for a slow page, and words for a very slow one, until it has loaded', async () => {
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  void whilePending(page.promise);
  await pass(QUIET_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Loading page');
  await pass(SLOW_MS - QUIET_MS);
  expect(screen.getByRole('status')).toHaveTextContent('The connection is slow.');
  page.resolve();
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('says at once that there is no connection, and disappears after a failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  const waiting = expect(whilePending(page.promise)).rejects.toThrow('gone');
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('No connection.');
  page.reject(new Error('gone'));
  await waiting;
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
