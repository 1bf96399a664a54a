import type { JobInput } from '@torque-tide/contract/jobs';

/** What is told of a job. Its dates are relative, so that the site never looks abandoned. */
export type ToldJob = Omit<JobInput, 'postedAt' | 'closesAt'> & {
  /** Whole days between `postedAt` and the day of seeding; no two jobs have the same. */
  readonly postedDaysAgo: number;
  /** Whole days between the day of seeding and `closesAt`; without it the job has no closing date. */
  readonly closesInDays?: number;
};

/** The jobs of a sector, each with the sector's tags where it has no others. */
export function jobsOf(sectorTags: string, jobs: readonly ToldJob[]): ToldJob[] {
  return jobs.map((job) => Object.assign({ sectorTags }, job));
}

/** A job of the demo content, under the short number that it has for its date. */
export type DemoJob = ToldJob & { readonly id: string };

/** Joins paragraphs as a job description holds them: with a blank line between. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

/** Joins entries as responsibilities and requirements hold them: one a line. */
export function lines(...entries: readonly string[]): string {
  return entries.join('\n');
}
