import type { Job } from '@torque-tide/contract/jobs';
import { LISTED_FIELDS, type ListedJob } from '@torque-tide/contract/listed-jobs';
import { EXCERPT_MAX } from './job-text';
import { languageOfAdvert } from './text-language';

/**
 * Returns a job for a long list. Its description has one character more than a card shows, so that the card
 * knows it is cut. Not in a file that browsers load, because the fields bring their schema along.
 */
export function toListedJob(job: Job): ListedJob {
  const { title, description } = job;
  const fields = Object.fromEntries(LISTED_FIELDS.map((field) => [field, job[field]]));
  return {
    ...(fields as Pick<Job, (typeof LISTED_FIELDS)[number]>),
    description: description.slice(0, EXCERPT_MAX + 1),
    textLang: languageOfAdvert(title, description).textLang,
  };
}
