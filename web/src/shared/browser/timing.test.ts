import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilTypingPauses } from './timing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['once nobody types', 0],
  ['after the last keystroke', 5],
])('resolves half a second %s', async (_, letters) => {
  const paused = vi.fn();
  void untilTypingPauses().then(paused);
  for (let letter = 0; letter < letters; letter += 1) {
    await vi.advanceTimersByTimeAsync(400);
    fireEvent.keyDown(document.body, { key: 'a' });
  }
  await vi.advanceTimersByTimeAsync(499);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(paused).toHaveBeenCalledOnce();
});
