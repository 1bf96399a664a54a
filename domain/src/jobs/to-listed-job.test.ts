import type { Job } from '@torque-tide/contract/jobs';
import { LISTED_FIELDS, listedJobEndpoints } from '@torque-tide/contract/listed-jobs';
import { expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { EXCERPT_MAX } from './job-text';
import { toListedJob } from './to-listed-job';

const { response } = listedJobEndpoints['jobs.listed'];

/** As a browser receives it. */
function sent(job: Job) {
  return response.parse(JSON.parse(JSON.stringify([toListedJob(job)])))[0];
}

const long = buildJob({ id: '1', description: 'd'.repeat(EXCERPT_MAX * 2), salary: '£50k' });

test.each([
  buildJob({ id: '2', title: 'Planner', jobType: 'Contract', isFeatured: true }),
  buildJob({ id: '3', title: 'Third', closesAt: '2026-12-01', customLocation: '' }),
])('keeps every listed field of $title', (job) => {
  const known = LISTED_FIELDS.flatMap((name) => (name in job ? [[name, job[name]]] : []));
  expect(sent(job)).toEqual(Object.fromEntries(known));
});

test('cuts a text one character after what a card shows', () => {
  expect(sent(long)?.description).toBe('d'.repeat(EXCERPT_MAX + 1));
  expect(sent(long)).not.toHaveProperty('version');
});

test('gives the language of the whole text', () => {
  const german = buildJob({ description: `${'x '.repeat(EXCERPT_MAX)} der die das und mit` });
  expect(sent(german)?.textLang).toBe('de');
  expect(sent(long)).not.toHaveProperty('textLang');
});

test('parses a whole job without losing fields', () => {
  expect(response.parse([long])).toEqual([long]);
});
