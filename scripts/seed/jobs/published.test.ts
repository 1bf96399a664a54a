import type { Job } from '@torque-tide/contract/jobs';
import { publishJob } from '@torque-tide/domain/jobs/published-job';
import { salaryText } from '@torque-tide/domain/jobs/published-job-salary';
import { jobPosting } from '@torque-tide/domain/seo/structured-data';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { brokenJobPostingRules } from '@torque-tide/domain/seo/structured-data-rules';
import { describe, expect, it, test } from 'vitest';
import { jobs } from '../../../functions/src/kinds/jobs';
import { demoJobInput } from '../documents';
import { demoJobs } from './index';
import type { DemoJob } from './demo-job';

const now = new Date('2026-03-02T09:00:00.000Z');
const published = demoJobs.map((job) => publishJob(storedJob(job)));

describe.each(published)('demo job $id as Google sees it', (job) => {
  it("obeys Google's rules, or has no JobPosting because it names no country", () => {
    const posting = jobPosting(job, FIRST_SETTINGS);
    if (posting) expect(brokenJobPostingRules(posting)).toEqual([]);
    else expect(job.places).toEqual([]);
  });
});

test('publishes all jobs except one without a place and one that is only remote', () => {
  const unlisted = published.filter((job) => !jobPosting(job, FIRST_SETTINGS)).map(({ id }) => id);
  expect(unlisted.sort()).toEqual(['1009', '1037']);
});

test('reads salaries as an editor would, and skips ambiguous ones', () => {
  const read = published.map(({ salaryText: text, salary }) => [
    text,
    salary ? salaryText(salary) : '',
  ]);
  expect(Object.fromEntries(read)).toMatchObject({
    '£62k to £74k': 'GBP 62,000 to 74,000 a year',
    '$105 to $120 an hour': 'USD 105 to 120 an hour',
    'C$95 to C$110 an hour': 'CAD 95 to 110 an hour',
    'AED 36k to 42k a month, tax free': 'AED 36,000 to 42,000 a month',
    '€620 a day': 'EUR 620 a day',
    // A temporary job whose text doesn't name a unit.
    '£48k to £54k plus car': '',
    '€54k to €60k full-time equivalent': '',
    '£54k to £59k including shift pay': '',
    '£72k to £88k or local equivalent': '',
  });
  expect(read.filter(([text, salary]) => text && !salary)).toHaveLength(4);
});

function storedJob(job: DemoJob): Job {
  const data = jobs.newDocument(demoJobInput(job, now), now);
  return jobs.read({ id: job.id, data, createdAt: now });
}
