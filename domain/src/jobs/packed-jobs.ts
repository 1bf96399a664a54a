import type { Job } from '@torque-tide/contract/jobs';
import {
  type Column,
  FIRST_PLACE,
  LISTED_FIELDS,
  type ListedJob,
  type PackedJobs,
} from '@torque-tide/contract/listed-jobs';
import { EXCERPT_MAX } from './job-text';
import { languageOfAdvert } from './text-language';

/** Where most values are different, telling their places would only be more. */
const SHARED_AT_MOST = 0.5;

/** What a long list has to know of each job, field by field. */
export function packJobs(jobs: readonly Job[]): PackedJobs {
  const listed = jobs.map(toListedJob);
  const columns = [...LISTED_FIELDS, 'textLang' as const].map((field) => [
    field,
    columnOf(listed.map((job) => job[field] ?? null)),
  ]);
  return Object.fromEntries(columns) as PackedJobs;
}

/** A job with the beginning of its description: one character more than a card shows tells that there is more. */
function toListedJob(job: Job): ListedJob {
  const { title, description } = job;
  const fields = Object.fromEntries(LISTED_FIELDS.map((field) => [field, job[field]]));
  return {
    ...(fields as Pick<Job, (typeof LISTED_FIELDS)[number]>),
    description: description.slice(0, EXCERPT_MAX + 1),
    textLang: languageOfAdvert(title, description).textLang,
  };
}

function columnOf<V>(values: V[]): Column<V> {
  const places = new Map([...new Set(values)].map((value, place) => [value, place]));
  const different = [...places.keys()];
  if (different.length === 1) return { values: different };
  if (different.length > values.length * SHARED_AT_MOST) return { values };
  const codes = values.map((value) => FIRST_PLACE + (places.get(value) ?? 0));
  return { values: different, at: codes.map((code) => String.fromCharCode(code)).join('') };
}
