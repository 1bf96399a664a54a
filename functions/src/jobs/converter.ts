import { type Job, type JobInput, type JobPatch, jobSchema } from '@torque-tide/contract/jobs';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import {
  readDate,
  type Stamps,
  type StoredDocument,
  type StoredStamps,
  toStoredStamps,
  withoutNulls,
} from '../content/stored';
import { withoutUndefined } from '../lib/values';

/** A job as it is stored; its id is the document's. */
export type StoredJob = Omit<Job, 'id' | 'postedAt' | 'closesAt' | 'sectorId' | 'locationId'> &
  StoredStamps & { postedAt: Timestamp; closesAt: string; sectorId: string; locationId: string };

/** A job as the API stores it. */
export function toStoredJob(job: Job, stamps: Stamps): StoredJob {
  return { ...toStoredJobFields(job), ...toStoredStamps(stamps) };
}

/** The same without its stamps, which the collection sets. */
export function toStoredJobFields({
  id: _id,
  postedAt,
  ...rest
}: Omit<Job, 'id'> & { id?: string }): Omit<StoredJob, keyof StoredStamps> {
  return {
    closesAt: '',
    sectorId: '',
    locationId: '',
    ...withoutUndefined(rest),
    postedAt: Timestamp.fromDate(new Date(postedAt)),
  };
}

/** A new job with every default filled in. */
export function newJob(input: JobInput, now: Date): Omit<Job, 'id'> {
  return {
    responsibilities: '',
    requirements: '',
    sectorTags: '',
    locationTags: '',
    customLocation: '',
    salary: '',
    jobType: '',
    isActive: true,
    isFeatured: false,
    postedAt: now.toISOString(),
    ...withoutUndefined(input),
    version: 1,
  };
}

/** The stored fields that a patch changes. */
export function toStoredJobChanges({ postedAt, ...rest }: JobPatch): DocumentData {
  return postedAt === undefined
    ? rest
    : { ...rest, postedAt: Timestamp.fromDate(new Date(postedAt)) };
}

/** @throws {z.core.$ZodError} when the document is no job */
export function readJob({ id, data, createdAt }: StoredDocument): Job {
  const { closesAt, sectorId, locationId, ...rest } = withoutNulls(data);
  return jobSchema.parse({
    isActive: true,
    isFeatured: false,
    version: 0,
    ...rest,
    ...(closesAt ? { closesAt } : {}),
    ...(sectorId ? { sectorId } : {}),
    ...(locationId ? { locationId } : {}),
    postedAt: (readDate(data['postedAt']) ?? createdAt).toISOString(),
    id,
  });
}
