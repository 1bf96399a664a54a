import type { Job } from '@torque-tide/contract/jobs';
import {
  type Column,
  FIRST_PLACE,
  LISTED_FIELDS,
  type PackedJobs,
} from '@torque-tide/contract/listed-jobs';
import { toListedJob } from './to-listed-job';

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

function columnOf<V>(values: V[]): Column<V> {
  const places = new Map([...new Set(values)].map((value, place) => [value, place]));
  const different = [...places.keys()];
  if (different.length === 1) return { values: different };
  if (different.length > values.length * SHARED_AT_MOST) return { values };
  const codes = values.map((value) => FIRST_PLACE + (places.get(value) ?? 0));
  return { values: different, at: codes.map((code) => String.fromCharCode(code)).join('') };
}
