import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilTypingPauses } from './timing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('resolves half a second after the last keystroke', async () => {
  const paused = vi.fn();
  void untilTypingPauses().then(paused);
  await vi.advanceTimersByTimeAsync(499);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(paused).toHaveBeenCalledOnce();
});

test('waits while typing continues', async () => {
  const paused = vi.fn();
  void untilTypingPauses().then(paused);
  for (let letter = 0; letter < 5; letter += 1) {
    await vi.advanceTimersByTimeAsync(400);
    fireEvent.keyDown(document.body, { key: 'a' });
  }
  await vi.advanceTimersByTimeAsync(499);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(paused).toHaveBeenCalledOnce();
});
