import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { resultText } from '@/admin/content/use-bulk-changes';
import { BULK_ACTIONS, type BulkAction, callsOf } from './bulk-actions';

const now = new Date('2026-11-22T10:00:00.000Z');
const on = buildJob({ id: '1', isActive: true, isFeatured: true });
const off = buildJob({ id: '2', isActive: false, isFeatured: false, isFilled: true });
const actions: Record<keyof typeof BULK_ACTIONS, BulkAction> = BULK_ACTIONS;
const { close, delete: deletion, closingDate, handOver, feature, publish, unfeature } = actions;

test.each([
  ['feature', { isFeatured: true }, off],
  ['unfeature', { isFeatured: false }, on],
] as const)('%s calls only for the jobs that it changes', (name, update, job) => {
  expect(callsOf(actions[name], [on, off], '', now)).toEqual([{ job, update }]);
});

test('a deletion calls for all jobs, without a body', () => {
  expect(callsOf(deletion, [on, off], '', now)).toEqual([{ job: on }, { job: off }]);
});

test('a closing date can become earlier or later, or be added', () => {
  const near = buildJob({ id: '3', closesAt: '2026-11-20' });
  const far = buildJob({ id: '4', closesAt: '2027-03-01' });
  const there = buildJob({ id: '5', closesAt: '2026-12-20' });
  const update = { closesAt: '2026-12-20' };
  expect(callsOf(closingDate, [on, near, far, there], update.closesAt, now)).toEqual(
    [on, near, far].map((job) => ({ job, update })),
  );
});

test('a closing date defaults to four weeks ahead, and cannot be in the past', () => {
  const { choice } = closingDate.question ?? {};
  expect(choice?.initial(now)).toBe('2026-12-20');
  expect(choice?.problemOf('2026-11-22', now)).toBe('');
  expect(choice?.problemOf('2026-11-21', now)).toBe('This day has passed.');
  expect(choice?.problemOf('', now)).toBe('Choose a day.');
});

test('jobs get a consultant, or one by their sector', () => {
  const hers = buildJob({ id: '9', consultantId: 'ada-berg' });
  expect(callsOf(handOver, [on, hers], 'ada-berg', now)).toEqual([
    { job: on, update: { consultantId: 'ada-berg' } },
  ]);
  expect(callsOf(handOver, [on, hers], 'nobody', now)).toEqual([
    { job: hers, update: { consultantId: '' } },
  ]);
  expect(handOver.question?.choice?.problemOf('', now)).toBe('Choose a consultant.');
});

test('drafts are published at the current time, and inactive jobs are activated', () => {
  const draft = buildJob({ id: '5', isDraft: true });
  const update = { isDraft: false, isActive: true, postedAt: now.toISOString() };
  expect(callsOf(publish, [on, draft, off], '', now)).toEqual([
    { job: draft, update },
    { job: off, update: { isActive: true } },
  ]);
});

test('open jobs are closed, with yesterday as their last day', () => {
  const gone = buildJob({ id: '6', closesAt: '2026-11-21' });
  const today = buildJob({ id: '7', closesAt: '2026-11-22' });
  const update = { closesAt: '2026-11-21' };
  expect(callsOf(close, [on, gone, today], '', now)).toEqual([
    { job: on, update },
    { job: today, update },
  ]);
});

test.each([
  [deletion, { done: 2, failed: 0, left: 0 }, '2 jobs deleted.'],
  [feature, { done: 1, failed: 0, left: 0 }, '1 job featured.'],
  [feature, { done: 1, failed: 1, left: 1 }, '1 of 3 jobs featured.'],
  [unfeature, { done: 0, failed: 1, left: 1 }, 'None of 2 jobs unfeatured.'],
])("a run's result is one sentence: %#", (action, { done, failed, left }, text) => {
  const result = {
    done: Array.from({ length: done }, () => on),
    failed: Array.from({ length: failed }, () => ({ item: off, error: new Error('no') })),
    left: Array.from({ length: left }, () => off),
  };
  expect(resultText('jobs', action.done, result)).toBe(text);
});
