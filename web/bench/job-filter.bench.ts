import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type { Job } from '@torque-tide/contract/jobs';
import { bench, describe } from 'vitest';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { NO_FILTERS, filterJobs, indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { choicesOf } from '@torque-tide/domain/jobs/job-filter-choices';
import { findByWords } from '@torque-tide/domain/jobs/job-word-search';
import { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
import { readGazetteer } from '@torque-tide/domain/places/gazetteer';
import { GAZETTEER_TEXT } from '@torque-tide/domain/places/gazetteer-text';
import { namesOf } from '@torque-tide/domain/places/packed-town';

/** A frame of a 60 Hz screen is 16.7 ms: one keystroke's filtering must take a small part of it. */
const JOBS = 5000;
const WORDS =
  'grid storage turbine charger inverter planning delivery commissioning protection substation offshore drivetrain battery hydrogen programme safety contract design'.split(
    ' ',
  );

// About 250 words each, the middle of what a job advertisement has.
function buildDescription(seed: number): string {
  return Array.from(
    { length: 250 },
    (_, at) => WORDS[(seed * 7 + at * (1 + (seed % 5))) % WORDS.length],
  ).join(' ');
}

const jobs: Job[] = Array.from({ length: JOBS }, (_, id) => ({
  id: String(id),
  title: `${WORDS[id % WORDS.length]} engineer ${id}`,
  description: buildDescription(id),
  responsibilities: '',
  requirements: '',
  sectorTags: `${JOB_SECTOR_CHOICES[id % JOB_SECTOR_CHOICES.length]}, ${JOB_SECTOR_CHOICES[(id + 3) % JOB_SECTOR_CHOICES.length]}`,
  locationTags: JOB_LOCATION_CHOICES[id % JOB_LOCATION_CHOICES.length] ?? '',
  customLocation: '',
  salary: '',
  jobType: '',
  postedAt: '2026-11-18T09:00:00.000Z',
  isActive: id % 20 !== 0,
  isFeatured: id % 50 === 0,
  version: 1,
}));
const readAt = Date.now();
const index = indexJobs(jobs, readAt, FIRST_TAXONOMY);

describe(`one keystroke over ${JOBS} jobs`, () => {
  bench('a letter that every job has', () => {
    filterJobs(index, { ...NO_FILTERS, text: 'e' });
  });
  bench('a word', () => {
    filterJobs(index, { ...NO_FILTERS, text: 'Substation' });
  });
  bench('a text that no job has, so that every description is read to its end', () => {
    filterJobs(index, { ...NO_FILTERS, text: 'substation zebra' });
  });
  bench('a word within a sector and a location', () => {
    filterJobs(index, { ...NO_FILTERS, text: 'engineer 4', sectors: ['Wind'], locations: ['UK'] });
  });
});

const gazetteer = readGazetteer(GAZETTEER_TEXT);
/** The first name of each town at home, all of which jobs stand in. */
const towns = GAZETTEER_TEXT.split('\n#GB')
  .slice(1)
  .flatMap((division) => division.split('\n#')[0]?.split('\n').slice(1) ?? [])
  .map((line) => namesOf(line)[0]?.name ?? '');
const placed = structuredClone(jobs);
placed.forEach((job, at) => {
  job.locationTags = 'UK';
  job.customLocation = towns[at % towns.length] ?? '';
});
const placedIndex = indexJobs(placed, readAt, FIRST_TAXONOMY);
const near = { ...NO_FILTERS, near: 'Coventry, UK', within: 25 };

describe(`a search by place, over ${JOBS} jobs in ${towns.length} towns of the gazetteer`, () => {
  bench('around a place that was chosen', () => {
    searchJobs(placedIndex, near, gazetteer);
  });
  bench('a place among the words', () => {
    searchJobs(placedIndex, { ...NO_FILTERS, text: 'battery engineer Coventry' }, gazetteer);
  });
  bench('a letter more of what is no place', () => {
    searchJobs(placedIndex, { ...NO_FILTERS, text: 'substation zeb' }, gazetteer);
  });
  bench('the names that begin so', () => {
    gazetteer.beginningWith('co', 6);
  });
});

describe('once per visit that searches by place', () => {
  bench('reading the gazetteer', () => {
    readGazetteer(GAZETTEER_TEXT);
  });
  bench('placing every job', () => {
    searchJobs(indexJobs(structuredClone(placed), readAt, FIRST_TAXONOMY), near, gazetteer);
  });
});

const some = jobs.slice(0, 500);
const fresh = () => some.map((job) => ({ ...job }));
const smallIndex = indexJobs(some, readAt, FIRST_TAXONOMY);
const chosen = { ...NO_FILTERS, sectors: ['Wind', 'Solar'], remote: true };

describe('words and counts, over 500 jobs', () => {
  bench('a keystroke of words and synonyms', () => {
    findByWords(some, 'battery contractor uk');
  });
  bench('words that no job has', () => {
    findByWords(some, 'substation zebra');
  });
  bench('the first letter, which makes every job ready', () => {
    findByWords(fresh(), 'battery');
  });
  bench('the counts beside every choice', () => {
    choicesOf(smallIndex, chosen);
  });
});

describe('once per loaded list', () => {
  bench('preparing the index', () => {
    indexJobs(jobs, readAt, FIRST_TAXONOMY);
  });
});
