import type { Job } from '@torque-tide/contract/jobs';
import { LISTED_FIELDS, listedJobEndpoints } from '@torque-tide/contract/listed-jobs';
import { expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { EXCERPT_MAX } from './job-text';
import { toListedJob } from './to-listed-job';

const { response } = listedJobEndpoints['jobs.listed'];

/** As a browser gets it. */
function sent(job: Job) {
  return response.parse(JSON.parse(JSON.stringify([toListedJob(job)])))[0];
}

const long = buildJob({ id: '1', description: 'd'.repeat(EXCERPT_MAX * 2), salary: '£50k' });

test.each([
  buildJob({ id: '2', title: 'Planner', jobType: 'Contract', isFeatured: true }),
  buildJob({ id: '3', title: 'Third', closesAt: '2026-12-01', customLocation: '' }),
])('has of $title all that lists know, as it was', (job) => {
  const known = LISTED_FIELDS.flatMap((name) => (name in job ? [[name, job[name]]] : []));
  expect(sent(job)).toEqual(Object.fromEntries(known));
});

test('has the beginning of a text, one character longer than a card shows', () => {
  expect(sent(long)?.description).toBe('d'.repeat(EXCERPT_MAX + 1));
  expect(sent(long)).not.toHaveProperty('version');
});

test('tells the language of the whole text, of which it has the beginning alone', () => {
  const german = buildJob({ description: `${'x '.repeat(EXCERPT_MAX)} der die das und mit` });
  expect(sent(german)?.textLang).toBe('de');
  expect(sent(long)).not.toHaveProperty('textLang');
});

test('a whole job, as a list that has become short has it, arrives whole', () => {
  expect(response.parse([long])).toEqual([long]);
});
