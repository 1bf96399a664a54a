import type { JobInput } from '@torque-tide/contract/jobs';

/** A job of the demo content. Its dates are relative, so that the site never looks abandoned. */
export type DemoJob = Omit<JobInput, 'postedAt' | 'closesAt'> & {
  /** A short number, as the job counter gives out; newer jobs have higher numbers. */
  readonly id: string;
  /** Whole days between `postedAt` and the day of seeding. */
  readonly postedDaysAgo: number;
  /** Whole days between the day of seeding and `closesAt`; without it the job has no closing date. */
  readonly closesInDays?: number;
};

/** Joins paragraphs as a job description holds them: with a blank line between. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

/** Joins entries as responsibilities and requirements hold them: one a line. */
export function lines(...entries: readonly string[]): string {
  return entries.join('\n');
}
