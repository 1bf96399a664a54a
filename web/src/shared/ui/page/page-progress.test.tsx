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

/** A page's chunk on its way, until the test lets it arrive or fail. */
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

test('a page that arrives soon shows no sign of waiting', async () => {
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  void whilePending(page.promise);
  await pass(QUIET_MS - 1);
  page.resolve();
  await pass(QUIET_MS);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a slow one shows a quiet line until it is there', async () => {
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  void whilePending(page.promise);
  await pass(QUIET_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Loading page');
  page.resolve();
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('one that takes long says so in words', async () => {
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  void whilePending(page.promise);
  await pass(SLOW_MS);
  expect(screen.getByRole('status')).toHaveTextContent('The connection is slow.');
  page.resolve();
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('without a connection that is said at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  void whilePending(page.promise);
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('No connection.');
  page.resolve();
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a failure ends the waiting, too', async () => {
  renderWithProviders(<PageProgress />);
  const page = buildLoading();
  const waiting = expect(whilePending(page.promise)).rejects.toThrow('gone');
  await pass(QUIET_MS);
  page.reject(new Error('gone'));
  await waiting;
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
