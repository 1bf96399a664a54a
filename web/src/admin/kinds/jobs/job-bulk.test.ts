import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import {
  extensionProblem,
  jobsText,
  planBulk,
  planText,
  resultText,
  usualExtension,
} from './job-bulk';

const on = buildJob({ id: '1', isActive: true, isFeatured: true });
const off = buildJob({ id: '2', isActive: false, isFeatured: false, isFilled: true });

test.each([
  ['activate', { isActive: true }, [off], [on]],
  ['deactivate', { isActive: false }, [on], [off]],
  ['feature', { isFeatured: true }, [off], [on]],
  ['unfeature', { isFeatured: false }, [on], [off]],
  ['fill', { isFilled: true }, [on], [off]],
] as const)('%s calls for those alone that it changes', (name, patch, targets, settled) => {
  expect(planBulk(name, [on, off])).toEqual({ name, patch, targets, settled });
});

test('a deletion calls for all, and sends nothing', () => {
  expect(planBulk('delete', [on, off])).toEqual({
    name: 'delete',
    targets: [on, off],
    settled: [],
  });
});

test('an extension shortens nothing, and closes nothing that is open until it is filled', () => {
  const near = buildJob({ id: '3', closesAt: '2026-11-20' });
  const far = buildJob({ id: '4', closesAt: '2027-03-01' });
  const plan = planBulk('extend', [on, near, far], { day: '2026-12-20' });
  expect(plan).toEqual({
    name: 'extend',
    choice: { day: '2026-12-20' },
    patch: { closesAt: '2026-12-20' },
    targets: [near],
    settled: [on, far],
  });
  expect(planText(plan)).toBe(
    'People can apply until the end of the day that you choose. 2 of the 3 selected do not close before it, and stay as they are.',
  );
  expect(planText(planBulk('extend', [near, far], { day: '2026-12-20' }))).toContain(
    '1 of the 2 selected does not close before it, and stays as it is.',
  );
});

test('drafts alone are published, as new as the moment', () => {
  const now = new Date('2026-11-22T10:00:00.000Z');
  const draft = buildJob({ id: '5', isDraft: true });
  const plan = planBulk('publish', [on, draft], {}, now);
  expect(plan).toEqual({
    name: 'publish',
    patch: { isDraft: false, postedAt: now.toISOString() },
    targets: [draft],
    settled: [on],
  });
  expect(planText(plan)).toContain('1 of the 2 selected is no draft.');
});

test('what is open is closed, with yesterday as its last day', () => {
  const now = new Date('2026-11-22T10:00:00.000Z');
  const gone = buildJob({ id: '6', closesAt: '2026-11-21' });
  const today = buildJob({ id: '7', closesAt: '2026-11-22' });
  expect(planBulk('close', [on, gone, today], {}, now)).toEqual({
    name: 'close',
    patch: { closesAt: '2026-11-21' },
    targets: [on, today],
    settled: [gone],
  });
});

test('a tag is sent for those alone that lack it, with their own', () => {
  const tag = { field: 'sectorTags', tag: 'Hydrogen', isAdded: true } as const;
  const has = buildJob({ id: '8', sectorTags: 'Wind, Hydrogen' });
  const plan = planBulk('tag', [on, has], { tag });
  expect(plan.targets).toEqual([on]);
  expect(plan.settled).toEqual([has]);
  expect(plan.patchOf?.(on)).toEqual({ sectorTags: `${on.sectorTags}, Hydrogen` });
  expect(planText(planBulk('tag', [has], { tag }))).toContain('changes none of the selected');
});

test('an extension begins four weeks on, and refuses a day that has passed', () => {
  const now = new Date('2026-11-22T10:00:00.000Z');
  expect(usualExtension(now)).toBe('2026-12-20');
  expect(extensionProblem('2026-11-22', now)).toBe('');
  expect(extensionProblem('2026-11-21', now)).toBe('This day has passed.');
  expect(extensionProblem('', now)).toBe('Choose a day.');
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
