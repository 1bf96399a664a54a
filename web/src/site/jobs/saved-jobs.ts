import { createStoredJobs } from './stored-jobs';

/** A saved job; its title remains when the job is gone. */
export interface SavedJob {
  id: string;
  title: string;
}

/** The most saved jobs; nobody finds anything in a longer list. */
export const SAVED_MAX = 50;

const saved = createStoredJobs<SavedJob>('savedJobs', SAVED_MAX);

export const useSavedJobs = saved.useJobs;

export type SaveFailure = 'storage' | 'too-many';

/**
 * Saves a job or removes a saved one, and notifies subscribers, in other tabs too.
 *
 * @returns why it failed; undefined if it worked
 */
export function toggleSavedJob({ id, title }: SavedJob): SaveFailure | undefined {
  const jobs = saved.read();
  const others = jobs.filter((job) => job.id !== id);
  const isSaved = others.length < jobs.length;
  if (!isSaved && jobs.length >= SAVED_MAX) return 'too-many';
  return saved.write(isSaved ? others : [{ id, title }, ...jobs]) ? undefined : 'storage';
}
