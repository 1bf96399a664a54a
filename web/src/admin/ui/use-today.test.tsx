import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseAfter } from '@torque-tide/domain/publication';
import { useToday } from './use-today';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:57:30.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('stays the same through the day, and changes soon after midnight', () => {
  const { result } = renderHook(() => useToday());
  const first = result.current;
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(result.current).toBe(first);
  act(() => void vi.advanceTimersByTime(40_000));
  expect(result.current.toISOString()).toBe('2026-11-23T00:00:00.000Z');
});

test('is updated when the page becomes visible again', () => {
  const { result } = renderHook(() => useToday());
  vi.setSystemTime(new Date('2026-11-24T08:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.toISOString()).toBe('2026-11-24T08:00:00.000Z');
});

test('changes once an awaited time has passed', () => {
  const item = { publishAt: '2026-11-22T23:58:00.000Z' };
  const { result, rerender } = renderHook(() => useToday((moment) => releaseAfter(item, moment)));
  const first = result.current;
  act(() => void vi.advanceTimersByTime(29_000));
  expect(result.current).toBe(first);
  act(() => void vi.advanceTimersByTime(1_000));
  // A render for another reason at that moment must not hide the change.
  rerender();
  expect(result.current.toISOString()).toBe('2026-11-22T23:58:00.000Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.toISOString()).toBe('2026-11-22T23:58:00.000Z');
});
