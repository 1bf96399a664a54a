import type { Job, JobInput, JobPatch } from '@torque-tide/contract/jobs';
import type { Change } from '../content/change';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { createWorkQueue } from '../lib/work-queue';
import { newJob, readJob, toStoredJobChanges, toStoredJobFields } from './converter';
import { createJobNumbers } from './job-numbers';
import { compareJobs } from './order';

/** Jobs that may wait to be created; more come only from a script gone wild. */
const MAX_WAITING = 50;

export type JobRepository = ReturnType<typeof createJobRepository>;

/** Jobs in Firestore. */
export function createJobRepository(dependencies: ContentDependencies) {
  const { clock, firestore } = dependencies;
  const jobs = createContentCollection(dependencies, {
    kind: 'jobs',
    read: readJob,
  });
  const numbers = createJobNumbers(firestore, jobs.reference);
  // Transactions on the one counter would wait for each other's locks, and some give up.
  const oneAtATime = createWorkQueue({ running: 1, waiting: MAX_WAITING });

  return {
    /** Every job, active or not: featured first, then the newest. */
    list: async (): Promise<Job[]> => (await jobs.list()).map(({ item }) => item).sort(compareJobs),
    findById: jobs.findById,
    create: (input: JobInput, change: Change): Promise<Job> =>
      oneAtATime(() =>
        jobs.create(toStoredJobFields(newJob(input, clock.now())), change, numbers.next),
      ),
    update: (id: string, patch: JobPatch, change: Change, ifVersion?: number): Promise<Job> =>
      jobs.update(id, toStoredJobChanges(patch), change, ifVersion),
    remove: jobs.remove,
  };
}
