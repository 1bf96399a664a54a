import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { relatedJobs } from './related-jobs';

const job = buildJob({ id: '1', sectorTags: 'Solar, Wind' });

function idsAmong(...others: ReturnType<typeof buildJob>[]): string[] {
  return relatedJobs(job, [job, ...others]).map((other) => other.id);
}

test('share a sector, whatever its case; the job itself and other sectors are left out', () => {
  expect(
    idsAmong(
      buildJob({ id: '2', sectorTags: 'solar' }),
      buildJob({ id: '3', sectorTags: 'Hydrogen' }),
      buildJob({ id: '4', sectorTags: '' }),
    ),
  ).toEqual(['2']);
});

test('are the three that share most', () => {
  expect(
    idsAmong(
      buildJob({ id: '2', sectorTags: 'Solar' }),
      buildJob({ id: '3', sectorTags: 'Wind' }),
      buildJob({ id: '4', sectorTags: 'Wind, Solar' }),
      buildJob({ id: '5', sectorTags: 'Wind' }),
    ),
  ).toEqual(['4', '2', '3']);
});

test('are never inactive or closed', () => {
  expect(
    idsAmong(
      buildJob({ id: '2', sectorTags: 'Solar', isActive: false }),
      buildJob({ id: '3', sectorTags: 'Solar', closesAt: '2020-02-29' }),
    ),
  ).toEqual([]);
});
