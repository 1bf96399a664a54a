import type { Job, JobInput, JobPatch } from '@torque-tide/contract/jobs';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { compareText } from '../content/order';
import { COLLECTIONS } from '../lib/collections';
import { newJob, readJob, toStoredJobChanges, toStoredJobFields } from './converter';
import { createJobNumbers } from './job-numbers';

export type JobRepository = ReturnType<typeof createJobRepository>;

/** Jobs in Firestore. */
export function createJobRepository(dependencies: ContentDependencies) {
  const { clock, firestore } = dependencies;
  const jobs = createContentCollection(dependencies, {
    name: COLLECTIONS.jobs,
    label: 'Job',
    read: readJob,
  });
  const numbers = createJobNumbers(firestore, jobs.reference);

  return {
    /** Every job, active or not: featured first, then the newest. */
    list: async (): Promise<Job[]> => (await jobs.list()).map(({ item }) => item).sort(compareJobs),
    findById: jobs.findById,
    create: (input: JobInput): Promise<Job> =>
      jobs.create(toStoredJobFields(newJob(input, clock.now())), numbers.next),
    update: (id: string, patch: JobPatch, ifVersion?: number): Promise<Job> =>
      jobs.update(id, toStoredJobChanges(patch), ifVersion),
    remove: jobs.remove,
  };
}

function compareJobs(a: Job, b: Job): number {
  return (
    Number(b.isFeatured) - Number(a.isFeatured) ||
    Date.parse(b.postedAt) - Date.parse(a.postedAt) ||
    compareText(a.id, b.id)
  );
}
