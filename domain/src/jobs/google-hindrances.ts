import { hasClosingDayPassed } from './job-openness';
import { type PublishableJob, publishJob } from './published-job';

/** Returns what keeps a job out of Google's job search, each a sentence; empty if it's listed. */
export function googleHindrances(job: PublishableJob, now: Date): string[] {
  const required = publishJob(job).omissions.filter(({ isRequired }) => isRequired);
  return [
    ...(job.isActive ? [] : ['The job is inactive, so only admins can see it.']),
    ...(job.isFilled ? ['The job has been filled.'] : []),
    ...(hasClosingDayPassed(job, now) ? [`The job closed on ${job.closesAt}.`] : []),
    ...required.map(({ reason }) => reason),
  ];
}
