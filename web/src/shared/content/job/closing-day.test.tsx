import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { toJobArticle } from './job-article-model';
import { useClosingDay } from './closing-day';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T08:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-12-01', '1 Dec 2026'],
  ['2026-11-27', '27 Nov 2026'],
  ['2026-11-26', '26 Nov 2026, 7 days left'],
  ['2026-11-20', '20 Nov 2026, 1 day left'],
  ['2026-11-19', '19 Nov 2026, today'],
  ['2026-11-18', '18 Nov 2026'],
  ['', ''],
])('the closing date %s reads "%s" on 19 Nov', (closesAt, words) => {
  const { result } = renderHook(() => useClosingDay(toJobArticle(buildJob({ closesAt }))));
  expect(result.current).toBe(words);
});
