import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { countText } from '@/admin/content/content-words';
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

test('a closing date defaults to four weeks ahead, and cannot be in the past', () => {
  const { choice } = closingDate.question ?? {};
  expect(choice?.initial(now)).toBe('2026-12-20');
  expect(choice?.problemOf('2026-11-22', now)).toBe('');
  expect(choice?.problemOf('2026-11-21', now)).toBe('This day has passed.');
  expect(choice?.problemOf('', now)).toBe('Choose a day.');
});

test("a run's result is one sentence", () => {
  const failure = { item: off, error: new Error('no') };
  expect(resultText('jobs', deletion.done, { done: [on, off], failed: [], left: [] })).toBe(
    '2 jobs deleted.',
  );
  expect(resultText('jobs', feature.done, { done: [on], failed: [], left: [] })).toBe(
    '1 job featured.',
  );
  expect(resultText('jobs', feature.done, { done: [on], failed: [failure], left: [] })).toBe(
    '1 of 2 jobs featured.',
  );
  expect(resultText('jobs', feature.done, { done: [on], failed: [], left: [off, off] })).toBe(
    '1 of 3 jobs featured.',
  );
  expect(resultText('jobs', unfeature.done, { done: [], failed: [failure], left: [off] })).toBe(
    'None of 2 jobs unfeatured.',
  );
});

test('jobs are counted in words', () => {
  expect([0, 1, 2].map((count) => countText('jobs', count))).toEqual(['0 jobs', '1 job', '2 jobs']);
});
