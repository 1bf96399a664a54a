import type { Job } from '@torque-tide/contract/jobs';

export const JOB_STATES = [
  'active',
  'inactive',
  'featured',
  'draft',
  'scheduled',
  'live',
  'closing',
  'closed',
  'filled',
] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_SORTS = [
  'newest',
  'oldest',
  'title',
  'title-down',
  'closing',
  'closing-down',
  'state',
  'state-down',
  'place',
  'place-down',
  'sectors',
  'sectors-down',
  'salary',
  'salary-down',
  'changed',
  'changed-down',
] as const;

/** Which jobs the list shows, and in what order; an empty part leaves all in, featured first. */
export interface JobView {
  text: string;
  state: '' | JobState;
  sector: string;
  location: string;
  sort: '' | (typeof JOB_SORTS)[number];
  /** The columns of the dense list, which is shown for them; empty leaves that to whoever looks. */
  columns: string;
}

export const WHOLE_VIEW: JobView = {
  text: '',
  state: '',
  sector: '',
  location: '',
  sort: '',
  columns: '',
};

/** A job, made ready to be filtered and sorted. */
export interface Entry {
  job: Job;
  sectors: readonly string[];
  locations: readonly string[];
  /** Days that are left to apply; undefined for a job that names no day. */
  daysLeft: number | undefined;
  states: ReadonlySet<JobState>;
  /** What the columns of the dense list are sorted by. */
  place: string;
  state: string;
  pay: number | undefined;
  changedAt: string | undefined;
}
