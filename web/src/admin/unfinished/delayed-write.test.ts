import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedWrite, KEEP_PAUSE_MS } from './use-unfinished-form';

const write = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
});
afterEach(() => vi.useRealTimers());

test('typing is kept once it pauses', () => {
  const writer = createDelayedWrite(write);
  writer.note();
  vi.advanceTimersByTime(KEEP_PAUSE_MS - 1);
  writer.note();
  vi.advanceTimersByTime(KEEP_PAUSE_MS - 1);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(1);
});

test('what waits is kept at once when it is flushed, and only then', () => {
  const writer = createDelayedWrite(write);
  writer.flush();
  expect(write).not.toHaveBeenCalled();
  writer.note();
  writer.flush();
  writer.flush();
  vi.advanceTimersByTime(KEEP_PAUSE_MS);
  expect(write).toHaveBeenCalledTimes(1);
});

test('what is dropped is not kept', () => {
  const writer = createDelayedWrite(write);
  writer.note();
  writer.drop();
  writer.flush();
  vi.advanceTimersByTime(KEEP_PAUSE_MS);
  expect(write).not.toHaveBeenCalled();
});
