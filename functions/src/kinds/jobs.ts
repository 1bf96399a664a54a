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
  pickId: takeNumber,
  tidy: tidyPosting,
  complete: (before, after, now) => {
    const edited = before ? repost(before, after, now) : after;
    // Clocks of instances differ.
    return isChanged('postedAt', before ?? {}, edited) ? postNoLater(edited, now) : edited;
  },
  isPublished: ({ isActive, isDraft }) => isActive && !isDraft,
  // Visible from the publish time until the end of the closing day, in UTC.
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

/** A scheduled job is posted at its publish time. */
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

/** Rescheduling an unseen job also moves its posting date. */
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

const FIRST_JOB_NUMBER = 1001;

/** The document with the last job's number, in `COLLECTIONS.counters`. */
export const JOB_COUNTER_ID = 'jobs';

export interface StoredJobCounter {
  last: number;
}

/** Takes the next number. */
async function takeNumber(changes: ChangeSet, collection: CollectionReference): Promise<string> {
  const counter = collection.firestore.collection(COLLECTIONS.counters).doc(JOB_COUNTER_ID);
  const last: unknown = (await changes.get(counter)).get('last');
  let number = typeof last === 'number' ? last + 1 : FIRST_JOB_NUMBER;
  // Imported content may come without its counter.
  while ((await changes.get(collection.doc(String(number)))).exists) number += 1;
  const stored: StoredJobCounter = { last: number };
  changes.replace(counter, stored);
  return String(number);
}
