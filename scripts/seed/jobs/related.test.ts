import type { Job } from '@torque-tide/contract/jobs';
import { RELATED_WEIGHTS } from '@torque-tide/domain/jobs/job-relatedness';
import { expect, test } from 'vitest';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { relatedJobs } from '../../../web/src/site/jobs/related-jobs';
import { demoJobs } from './index';

const jobs = demoJobs.map((job) => {
  const stored = { isActive: true, isFeatured: false, postedAt: '2026-06-01T09:00:00.000Z' };
  return Object.assign({ version: 1, ...stored }, job) as Job;
});

function offeredFor(title: string): string[] {
  const job = jobs.find((each) => each.title === title);
  if (!job) throw new Error(`No job is called ${title}`);
  return relatedJobs(FIRST_TAXONOMY, job, jobs).map((other) => other.title);
}

// Pairs of roles: a recruiter would call candidates for the first about the second.
test.each([
  ['Protection and control engineer', 'Grid connections engineer'],
  ['SCADA and energy management system lead', 'Grid connections engineer'],
  ['PV yield analyst', 'Solar asset performance engineer'],
  ['BESS commissioning manager', 'Solar construction manager'],
  ['Offshore consents manager', 'Planning manager, solar and storage'],
  ['Charging network planner', 'Site acquisition manager, charging'],
  ['Turbine service team leader, offshore', 'Blade structural engineer'],
  ['Electrolyser stack engineer', 'Electrolyser commissioning engineer'],
  ['Functional safety engineer, ISO 26262', 'Autonomous systems safety lead'],
  ['BESS fire safety engineer', 'Process safety engineer, green hydrogen'],
  ['Battery pack thermal engineer', 'Battery cell process engineer'],
  ['Chief development officer', 'Head of storage development, Iberia'],
])('offers %s the role %s', (title, other) => {
  expect(offeredFor(title)).toContain(other);
});

test('offers no board role to a designer, nor the reverse', () => {
  const engineers = jobs.filter(({ title }) => title.includes('engineer'));
  const offered = engineers.flatMap(({ title }) => offeredFor(title));
  expect(offered.filter((title) => /chief|head of/i.test(title))).toEqual([]);
});

test('weighs occupation above place and sector', () => {
  const { discipline, sector, moreSectors, sameTown } = RELATED_WEIGHTS;
  expect(discipline).toBeGreaterThan(sector + moreSectors);
  expect(discipline).toBeGreaterThan(sameTown);
});
