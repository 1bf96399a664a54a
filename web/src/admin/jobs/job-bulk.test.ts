import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { jobsText, planBulk, planText, resultText } from './job-bulk';

const on = buildJob({ id: '1', isActive: true, isFeatured: true });
const off = buildJob({ id: '2', isActive: false, isFeatured: false });

test.each([
  ['activate', [off], [on]],
  ['deactivate', [on], [off]],
  ['feature', [off], [on]],
  ['unfeature', [on], [off]],
  ['delete', [on, off], []],
] as const)('%s calls for those alone that it changes', (name, targets, settled) => {
  expect(planBulk(name, [on, off])).toEqual({ name, targets, settled });
});

test('the confirmation tells what happens, and who is left out', () => {
  expect(planText(planBulk('activate', [off]))).toBe('The website will show them.');
  expect(planText(planBulk('activate', [on, off]))).toBe(
    'The website will show them. 1 of the 2 selected is activated already.',
  );
  expect(planText(planBulk('activate', [on, on, off]))).toContain(
    '2 of the 3 selected are activated already.',
  );
  expect(planText(planBulk('delete', [on]))).toBe(
    'They leave the website at once. For 30 days they can be restored under ‘Recently deleted’.',
  );
});

test('the end of a run is one sentence', () => {
  const failure = { item: off, error: new Error('no') };
  expect(resultText('delete', { done: [on, off], failed: [], left: [] })).toBe('2 jobs deleted.');
  expect(resultText('feature', { done: [on], failed: [], left: [] })).toBe('1 job featured.');
  expect(resultText('activate', { done: [on], failed: [failure], left: [] })).toBe(
    '1 of 2 jobs activated.',
  );
  expect(resultText('activate', { done: [on], failed: [], left: [off, off] })).toBe(
    '1 of 3 jobs activated.',
  );
  expect(resultText('unfeature', { done: [], failed: [failure], left: [off] })).toBe(
    'None of 2 jobs unfeatured.',
  );
});

test('jobs are counted in words', () => {
  expect([0, 1, 2].map(jobsText)).toEqual(['0 jobs', '1 job', '2 jobs']);
});
