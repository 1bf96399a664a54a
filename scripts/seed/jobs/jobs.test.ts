import {
  JOB_LOCATION_CHOICES,
  JOB_SECTOR_CHOICES,
  JOB_TYPES,
} from '@torque-tide/contract/job-choices';
import { jobInputSchema } from '@torque-tide/contract/jobs';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { languageOfAdvert } from '@torque-tide/domain/jobs/text-language';
import { describe, expect, it, test } from 'vitest';
import { demoJobs } from './index';
import type { DemoJob } from './demo-job';

const FILLER = new Set([
  'synergy',
  'synergies',
  'passionate',
  'unlock',
  'rockstar',
  'ninja',
  'dynamic',
]);

const active = demoJobs.filter((job) => job.isActive !== false);

describe('demo jobs', () => {
  it('cover every case of lists and pages', () => {
    expect(demoJobs.length).toBeGreaterThanOrEqual(36);
    expect(demoJobs.filter((job) => job.isActive === false)).toHaveLength(4);
    // Half of Home's six cards; the newest jobs get the rest.
    expect(active.filter((job) => job.isFeatured)).toHaveLength(3);
    for (const lacks of [
      (job: DemoJob) => !job.salary,
      (job: DemoJob) => !job.responsibilities,
      (job: DemoJob) => !job.requirements,
      (job: DemoJob) => !!job.customLocation && !job.locationTags,
      (job: DemoJob) => !job.jobType,
    ]) {
      expect(active.filter(lacks).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('include one without a place and a remote one without a country', () => {
    const withoutPlace = active.filter((job) => !job.customLocation && !job.locationTags);
    expect(withoutPlace).toHaveLength(1);
    const onlyRemote = active.filter((job) => !job.customLocation && job.locationTags === 'Remote');
    expect(onlyRemote).toHaveLength(1);
  });

  test.each(JOB_SECTOR_CHOICES)('at least two visible jobs are tagged %s', (tag) => {
    expect(active.filter((job) => tags(job.sectorTags).includes(tag)).length).toBeGreaterThan(1);
  });

  test.each(JOB_LOCATION_CHOICES)('at least two visible jobs are in %s', (tag) => {
    expect(active.filter((job) => tags(job.locationTags).includes(tag)).length).toBeGreaterThan(1);
  });

  test.each(JOB_TYPES)('a visible job is of type %s', (type) => {
    expect(active.some((job) => job.jobType === type)).toBe(true);
  });

  it('have distinct ids, titles and posted dates', () => {
    for (const key of ['id', 'title', 'postedDaysAgo'] as const) {
      expect(repeated(demoJobs.map((job) => String(job[key])))).toEqual([]);
    }
  });

  it('are numbered in the order of their dates, over the last two months', () => {
    expect(demoJobs.map((job) => Number(job.id))).toEqual(
      demoJobs.map((_, index) => 1000 + demoJobs.length - index),
    );
    const ages = demoJobs.map((job) => job.postedDaysAgo);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect([ages[0], ages.at(-1)]).toEqual([0, 60]);
  });

  it('include some that close, none of them yet', () => {
    const closing = active.flatMap(({ closesInDays = [] }) => closesInDays);
    expect(closing.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...closing)).toBeGreaterThanOrEqual(14);
  });

  it('repeat no sentence', () => {
    expect(repeated(demoJobs.flatMap(sentences))).toEqual([]);
  });

  it('keep some legacy ids, all of which resolve', () => {
    const legacy = demoJobs.filter((job) => job.sectorId ?? job.locationId);
    expect(legacy.length).toBeGreaterThanOrEqual(2);
    for (const job of legacy) {
      expect(FIRST_SECTORS.map((sector) => sector.id)).toContain(job.sectorId);
      expect(FIRST_LOCATIONS.map((location) => location.id)).toContain(job.locationId);
    }
  });
});

describe.each(demoJobs)('demo job $id, $title', (job) => {
  it('is valid', () => {
    const { id, postedDaysAgo, closesInDays = 1, ...input } = job;
    expect(id).toMatch(/^\d+$/);
    expect(Number.isInteger(postedDaysAgo)).toBe(true);
    expect(Number.isInteger(closesInDays)).toBe(true);
    expect(jobInputSchema.parse(input)).toEqual(input);
  });

  it('uses only offered tags, each once', () => {
    const { sectorTags, locationTags } = job;
    expect(JOB_SECTOR_CHOICES).toEqual(expect.arrayContaining(tags(sectorTags)));
    expect(JOB_LOCATION_CHOICES).toEqual(expect.arrayContaining(tags(locationTags)));
    expect(repeated([...tags(sectorTags), ...tags(locationTags)])).toEqual([]);
    expect(tags(sectorTags)).not.toEqual([]);
  });

  it('has the length of a real advert', () => {
    const words = text(job).match(/\S+/g)?.length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(400);
    const count = job.description.split('\n\n').length;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(4);
  });

  it('is detected as English', () => {
    expect(languageOfAdvert(job.title, text(job))).toEqual({});
  });

  it('is written in plain words', () => {
    const words =
      text(job)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    expect(words.filter((word) => FILLER.has(word))).toEqual([]);
  });
});

function tags(commaSeparated = ''): string[] {
  return commaSeparated.split(', ').filter((tag) => tag !== '');
}

function text(job: DemoJob): string {
  return [job.description, job.responsibilities, job.requirements].filter(Boolean).join('\n');
}

/** Returns sentences and list entries, normalised so that case and full stops hide no repetition. */
function sentences(job: DemoJob): string[] {
  return text(job)
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().replace(/[.?!]$/, ''));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
