import type { JobInput } from '@torque-tide/contract/jobs';

/** A job's content. Dates are relative, so that the site never looks abandoned. */
export type DemoJobContent = Omit<JobInput, 'postedAt' | 'closesAt'> & {
  /** Days from `postedAt` to seeding; no two jobs share one. */
  readonly postedDaysAgo: number;
  /** Days from seeding to `closesAt`; without it the job has no closing date. */
  readonly closesInDays?: number;
};

/** Returns a sector's jobs, with the sector's tags unless they have their own. */
export function jobsOf(sectorTags: string, jobs: readonly DemoJobContent[]): DemoJobContent[] {
  return jobs.map((job) => Object.assign({ sectorTags }, job));
}

/** A demo job, under the id it gets for its date. */
export type DemoJob = DemoJobContent & { readonly id: string };

/** Joins paragraphs with blank lines. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

/** Joins entries with line breaks. */
export function lines(...entries: readonly string[]): string {
  return entries.join('\n');
}
