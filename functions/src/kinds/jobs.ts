import { jobSchema } from '@torque-tide/contract/jobs';
import { dayAfter } from '@torque-tide/domain/dates';
import { isOpen, isPublished } from '@torque-tide/domain/jobs/job-openness';
import { isReleased, isScheduled, releaseAfter } from '@torque-tide/domain/publication';
import type { CollectionReference, DocumentData } from '@google-cloud/firestore';
import type { ChangeSet } from '../writes/change-set';
import { defineContentKind } from '../content/kind';
import { compareText } from '../content/document';
import { COLLECTIONS } from '../lib/collections';
import { readDate } from '../lib/firestore';

/** Jobs: featured first, then the newest; their ids are short numbers. */
export const jobs = defineContentKind({
  kind: 'jobs',
  label: 'Job',
  titleFields: ['title'],
  schema: jobSchema,
  moments: ['postedAt'],
  defaults: (createdAt) => ({
    isActive: true,
    isFeatured: false,
    postedAt: createdAt.toISOString(),
  }),
  ids: { pick: takeNumber, isOneAtATime: true },
  tidy: tidyPosting,
  onCreate: postNoLater,
  onEdit: (before, after, now) => {
    const edited = repost(before, after, now);
    // Another instance's clock may have been ahead of this one's.
    return isChanged('postedAt', before, edited) ? postNoLater(edited, now) : edited;
  },
  isPublished: ({ isActive, isDraft }) => isActive && !isDraft,
  // From its publish time on, and until the end of its closing day in UTC.
  byTime: {
    isShown: isPublished,
    changesAt: (job, now) => {
      if (isScheduled(job, now)) return releaseAfter(job, now);
      return job.closesAt && isOpen(job, now) ? Date.parse(dayAfter(job.closesAt, 1)) : Infinity;
    },
  },
  compare: ({ item: a }, { item: b }) =>
    Number(b.isFeatured) - Number(a.isFeatured) ||
    Date.parse(b.postedAt) - Date.parse(a.postedAt) ||
    compareText(a.id, b.id),
});

/** A job is posted when visitors get to see it, however long before it was written. */
function tidyPosting(content: DocumentData): DocumentData {
  const publishAt = readDate(content['publishAt']);
  const postedAt = readDate(content['postedAt']);
  if (!publishAt || !postedAt || publishAt <= postedAt) return content;
  return { ...content, postedAt: publishAt.toISOString() };
}

function postNoLater(content: DocumentData, now: Date): DocumentData {
  const postedAt = readDate(content['postedAt']);
  const publishAt = readDate(content['publishAt']);
  const latest = publishAt && publishAt > now ? publishAt : now;
  if (!postedAt || postedAt <= latest) return content;
  return { ...content, postedAt: latest.toISOString() };
}

/** Before visitors have seen a job, another time of publication is another day of posting. */
function repost(before: DocumentData, after: DocumentData, now: Date): DocumentData {
  const publishAt = readDate(before['publishAt'])?.toISOString();
  const wasSeen = isReleased({ isDraft: before['isDraft'] === true, publishAt }, now);
  const isOfOwnDay = isChanged('postedAt', before, after);
  if (wasSeen || !isChanged('publishAt', before, after) || isOfOwnDay) return after;
  return { ...after, postedAt: now.toISOString() };
}

function isChanged(field: string, before: DocumentData, after: DocumentData): boolean {
  return readDate(before[field])?.getTime() !== readDate(after[field])?.getTime();
}

/** The first job of a new site is '#1001'. */
const FIRST_JOB_NUMBER = 1001;

/** The document that counts jobs, for `firestore.collection(COLLECTIONS.counters)`. */
export const JOB_COUNTER_ID = 'jobs';

/** The counter as it is stored: the last number given out. */
export interface StoredJobCounter {
  last: number;
}

/** Takes the next number; it is spent when the change set is stored. */
async function takeNumber(changes: ChangeSet, collection: CollectionReference): Promise<string> {
  const counter = collection.firestore.collection(COLLECTIONS.counters).doc(JOB_COUNTER_ID);
  const last: unknown = (await changes.get(counter)).get('last');
  let number = typeof last === 'number' ? last + 1 : FIRST_JOB_NUMBER;
  // Content that was imported without its counter must not be hit.
  while ((await changes.get(collection.doc(String(number)))).exists) number += 1;
  const stored: StoredJobCounter = { last: number };
  changes.replace(counter, stored);
  return String(number);
}
