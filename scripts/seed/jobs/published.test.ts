import type { Job } from '@torque-tide/contract/jobs';
import { publishJob } from '@torque-tide/domain/jobs/published-job';
import { jobPosting } from '@torque-tide/domain/seo/structured-data';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { brokenJobPostingRules } from '@torque-tide/domain/test/job-posting-rules';
import { expect, test } from 'vitest';
import { jobs } from '../../../functions/src/kinds/jobs';
import { demoJobInput } from '../documents';
import { demoJobs } from './index';
import type { DemoJob } from './demo-job';

const now = new Date('2026-03-02T09:00:00.000Z');
const published = demoJobs.map((job) => publishJob(storedJob(job)));

test("obey Google's rules, except one without a place and one that is only remote", () => {
  const postings = published.map((job) => ({ job, posting: jobPosting(job, FIRST_SETTINGS) }));
  const unlisted = postings.filter(({ posting }) => !posting).map(({ job }) => job.id);
  expect(unlisted.sort()).toEqual(['1009', '1037']);
  for (const { job, posting } of postings) {
    expect(posting ? brokenJobPostingRules(posting) : job.places, job.title).toEqual([]);
  }
});

test('reads all salaries except the ambiguous ones', () => {
  const unread = published.filter(({ salaryText, salary }) => salaryText && !salary);
  expect(unread.map(({ salaryText }) => salaryText).sort()).toEqual([
    // A temporary job whose text doesn't name a unit.
    '£48k to £54k plus car',
    '£54k to £59k including shift pay',
    '£72k to £88k or local equivalent',
    '€54k to €60k full-time equivalent',
  ]);
});

function storedJob(job: DemoJob): Job {
  const data = jobs.newDocument(demoJobInput(job, now), now);
  return jobs.read({ id: job.id, data, createdAt: now });
}
