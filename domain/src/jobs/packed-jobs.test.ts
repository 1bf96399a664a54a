import type { Job } from '@torque-tide/contract/jobs';
import { LISTED_FIELDS, listedJobEndpoints } from '@torque-tide/contract/listed-jobs';
import { describe, expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { EXCERPT_MAX } from './job-text';
import { packJobs } from './packed-jobs';

/** As a browser gets them. */
function sent(jobs: readonly Job[]) {
  const text = JSON.stringify(packJobs(jobs));
  return listedJobEndpoints['jobs.listed'].response.parse(JSON.parse(text));
}

const long = buildJob({ id: '1', description: 'd'.repeat(EXCERPT_MAX * 2), salary: '£50k' });
const short = buildJob({ id: '2', title: 'Planner', jobType: 'Contract', isFeatured: true });
const closing = buildJob({ id: '3', title: 'Third', closesAt: '2026-12-01', customLocation: '' });

describe('a packed list', () => {
  test('has of each job all that lists know, as it was', () => {
    const [, ...others] = sent([long, short, closing]);
    for (const [at, job] of [short, closing].entries()) {
      const known = LISTED_FIELDS.flatMap((name) => (name in job ? [[name, job[name]]] : []));
      expect(others[at]).toEqual(Object.fromEntries(known));
    }
  });

  test('has the beginning of a text, one character longer than a card shows', () => {
    const [job] = sent([long, short]);
    expect(job?.description).toBe('d'.repeat(EXCERPT_MAX + 1));
    expect(job).not.toHaveProperty('version');
  });

  test('says once what many jobs share', () => {
    const jobs = Array.from({ length: 9 }, (_, at) =>
      buildJob({ id: String(at), sectorTags: at % 2 === 0 ? 'Wind' : 'Solar' }),
    );
    const { sectorTags, locationTags } = packJobs(jobs);
    expect(sectorTags).toEqual({ values: ['Wind', 'Solar'], at: '010101010' });
    expect(locationTags).toEqual({ values: ['UK'] });
    expect(sent(jobs).map((job) => job.sectorTags)).toEqual(jobs.map((job) => job.sectorTags));
  });

  test('may have thousands of values that two jobs share', () => {
    const jobs = Array.from({ length: 6_000 }, (_, at) =>
      buildJob({ id: String(at), title: `Role ${at >> 1}` }),
    );
    expect(packJobs(jobs).title.values).toHaveLength(3_000);
    expect(sent(jobs).map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
  });

  test('tells the language of the whole text, of which it has the beginning alone', () => {
    const german = buildJob({ description: `${'x '.repeat(EXCERPT_MAX)} der die das und mit` });
    expect(sent([german])[0]?.textLang).toBe('de');
    expect(sent([long])[0]).not.toHaveProperty('textLang');
  });

  test('may be of one job, or of none', () => {
    expect(sent([short])).toHaveLength(1);
    expect(sent([])).toEqual([]);
  });
});
