import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { splitTags } from '@torque-tide/domain/jobs/job-text';

/** A tag that many jobs get or lose. */
export interface TagChange {
  field: 'sectorTags' | 'locationTags';
  /** Empty until one is chosen. */
  tag: string;
  isAdded: boolean;
}

export const NO_TAG: TagChange = { field: 'sectorTags', tag: '', isAdded: true };

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether a change of tags changes anything in a job. */
export function changesTags(job: Job, { field, tag, isAdded }: TagChange): boolean {
  if (tag === '') return false;
  return splitTags(job[field]).some((each) => isSame(each, tag)) !== isAdded;
}

/** What is sent to change the tags of a job; the others keep their order. */
export function tagPatch(job: Job, { field, tag, isAdded }: TagChange): JobPatch {
  const others = splitTags(job[field]).filter((each) => !isSame(each, tag));
  return { [field]: [...others, ...(isAdded ? [tag] : [])].join(', ') };
}
