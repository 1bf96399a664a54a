import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNow } from './use-now';

test('changes within a minute, and when the page becomes visible again', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:30.000Z') });
  const { result } = renderHook(() => useNow());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.toISOString()).toBe('2026-11-23T00:00:30.000Z');
  vi.setSystemTime(new Date('2026-11-24T08:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.toISOString()).toBe('2026-11-24T08:00:00.000Z');
});
