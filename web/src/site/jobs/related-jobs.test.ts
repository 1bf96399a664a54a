import type { Job } from '@torque-tide/contract/jobs';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { relatedJobs } from './related-jobs';

// The title has no discipline of our field, so sectors decide.
const build = (fields: Partial<Job>) => buildJob({ title: 'Translator', ...fields });
const job = build({ id: '1', sectorTags: 'Solar, Wind' });

function idsAmong(...others: ReturnType<typeof buildJob>[]): string[] {
  return relatedJobs(FIRST_TAXONOMY, job, [job, ...others]).map((other) => other.id);
}

test('share a sector in any case, exclude the job itself, and are the three with the most in common', () => {
  expect(
    idsAmong(
      build({ id: '2', sectorTags: 'solar' }),
      build({ id: '3', sectorTags: 'Hydrogen' }),
      build({ id: '4', sectorTags: '' }),
      build({ id: '5', sectorTags: 'Wind' }),
      build({ id: '6', sectorTags: 'Wind, Solar' }),
      build({ id: '7', sectorTags: 'Wind' }),
    ),
  ).toEqual(['6', '2', '5']);
});

test('are never inactive or closed', () => {
  expect(
    idsAmong(
      build({ id: '2', sectorTags: 'Solar', isActive: false }),
      build({ id: '3', sectorTags: 'Solar', closesAt: '2020-02-29' }),
    ),
  ).toEqual([]);
});

test('may be of other sectors if the work is the same', () => {
  expect(
    relatedJobs(FIRST_TAXONOMY, { ...job, title: 'Wind planner' }, [
      build({ id: '2', title: 'Network planner', sectorTags: 'Hydrogen' }),
      build({ id: '3', title: 'Chief planner', sectorTags: 'Hydrogen' }),
    ]).map(({ id }) => id),
  ).toEqual(['2']);
});
