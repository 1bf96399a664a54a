import { createStoredJobs } from './stored-jobs';

/** A job that the visitor has saved in this browser; its title is for when the job has gone. */
export interface SavedJob {
  id: string;
  title: string;
}

/** Most jobs that are kept: beyond it nobody finds anything again. */
export const SAVED_MAX = 50;

const saved = createStoredJobs<SavedJob>('savedJobs', SAVED_MAX);

export const useSavedJobs = saved.useJobs;

/** Why a job could not be saved. */
export type SaveFailure = 'storage' | 'too-many';

/**
 * Saves a job, or takes it out when it is saved. Whatever shows the list is told, in other tabs too.
 *
 * @returns why it did not work; undefined when it did
 */
export function toggleSavedJob({ id, title }: SavedJob): SaveFailure | undefined {
  const jobs = saved.read();
  const others = jobs.filter((job) => job.id !== id);
  const isSaved = others.length < jobs.length;
  if (!isSaved && jobs.length >= SAVED_MAX) return 'too-many';
  return saved.write(isSaved ? others : [{ id, title }, ...jobs]) ? undefined : 'storage';
}
