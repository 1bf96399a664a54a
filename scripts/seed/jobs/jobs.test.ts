import {
  JOB_LOCATION_CHOICES,
  JOB_SECTOR_CHOICES,
  JOB_TYPES,
} from '@torque-tide/contract/job-choices';
import { languageOfAdvert } from '@torque-tide/domain/jobs/text-language';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { describe, expect, test } from 'vitest';
import { demoJobs } from './index';
import type { DemoJob } from './demo-job';

const active = demoJobs.filter((job) => job.isActive !== false);

const text = ({ description, responsibilities, requirements }: DemoJob) =>
  [description, responsibilities, requirements].filter(Boolean).join('\n');

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('demo jobs', () => {
  test('cover every case of lists and pages', () => {
    expect(demoJobs.length - active.length).toBe(4);
    // Half of Home's six cards; the newest jobs get the rest.
    expect(active.filter((job) => job.isFeatured)).toHaveLength(3);
    for (const isCase of [
      (job: DemoJob) => !job.salary,
      (job: DemoJob) => !job.responsibilities,
      (job: DemoJob) => !job.requirements,
      (job: DemoJob) => !!job.customLocation && !job.locationTags,
      (job: DemoJob) => !job.customLocation && !job.locationTags,
      (job: DemoJob) => !job.customLocation && job.locationTags === 'Remote',
      (job: DemoJob) => !job.jobType,
      (job: DemoJob) => !!job.sectorId && !!job.locationId,
    ]) {
      expect(active.filter(isCase), String(isCase)).not.toHaveLength(0);
    }
  });

  test('have every offered tag at least twice and every type, and no others', () => {
    for (const [field, choices] of [
      ['sectorTags', JOB_SECTOR_CHOICES],
      ['locationTags', JOB_LOCATION_CHOICES],
    ] as const) {
      const tags = active.flatMap((job) => splitTags(job[field] ?? ''));
      expect(new Set(repeated(tags))).toEqual(new Set(choices));
    }
    const types = active.flatMap(({ jobType = '' }) => (jobType ? [jobType] : []));
    expect(new Set(types)).toEqual(new Set(JOB_TYPES));
  });

  test('are numbered in the order of their dates, and none has closed yet', () => {
    const first = 1000 + demoJobs.length;
    expect(demoJobs.map(({ id }) => Number(id))).toEqual(demoJobs.map((_, at) => first - at));
    const ages = demoJobs.map(({ postedDaysAgo }) => postedDaysAgo);
    expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => a - b));
    const closing = active.flatMap(({ closesInDays = [] }) => closesInDays);
    expect(Math.min(...closing)).toBeGreaterThanOrEqual(14);
  });

  test('repeat no title and no sentence, and are detected as English', () => {
    expect(repeated(demoJobs.map(({ title }) => title))).toEqual([]);
    // Without case and full stops, which would hide a repetition.
    const sentences = demoJobs.flatMap((job) =>
      text(job)
        .split(/(?<=[.?!])\s+|\n+/)
        .map((sentence) => sentence.toLowerCase().replace(/[.?!]$/, '')),
    );
    expect(repeated(sentences)).toEqual([]);
    for (const job of demoJobs) expect(languageOfAdvert(job.title, text(job))).toEqual({});
  });

  test('have legacy ids that all resolve', () => {
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    const sectors = demoJobs.flatMap(({ sectorId = [] }) => sectorId);
    const locations = demoJobs.flatMap(({ locationId = [] }) => locationId);
    expect(idsOf(FIRST_SECTORS)).toEqual(expect.arrayContaining(sectors));
    expect(idsOf(FIRST_LOCATIONS)).toEqual(expect.arrayContaining(locations));
  });
});
