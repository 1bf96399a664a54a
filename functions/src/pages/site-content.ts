import { idParams } from '@torque-tide/contract/fields';
import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import { isReleased } from '@torque-tide/domain/publication';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import type { Job } from '@torque-tide/contract/jobs';
import type {
  DatedCaseStudy,
  JobAtAddress,
  SiteContent,
} from '@torque-tide/contract/site-renderer';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { createdAtOf, readDocument, seenSince } from '../content/document';
import { contentKinds } from '../kinds/registry';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import { createGuardedReads } from '../lib/guarded-reads';
import type { PublishedCollection } from '../published/collection';
import type { PublishedContent } from '../published/content';
import { createLastKnown, noOutage } from './last-known';

/** A visitor waits for the page with an empty screen. */
const DEADLINE_MS = 4_000;

interface Dependencies {
  published: Pick<
    PublishedContent,
    | 'jobs'
    | 'caseStudies'
    | 'consultants'
    | 'testimonials'
    | 'clientLogos'
    | 'settings'
    | 'texts'
    | 'landingText'
  >;
  firestore: Firestore;
  clock: Clock;
}

/**
 * What pages are made of: the published content, and one read for an item that memory lacks. Memory may be half a
 * minute old, and a 404 on a page just published would stay in the CDN and in search engines.
 */
export function createSiteContent({ published, firestore, clock }: Dependencies): SiteContent {
  const { jobs, caseStudies, consultants } = published;

  const guardedReads = (kind: 'jobs' | 'caseStudies') =>
    createGuardedReads({
      collection: firestore.collection(COLLECTIONS[kind]),
      clock,
      deadlineMs: DEADLINE_MS,
      isKnown: published[kind].isStored,
    });
  const find = { jobs: guardedReads('jobs'), caseStudies: guardedReads('caseStudies') };

  async function storedDocument(
    kind: keyof typeof find,
    id: string,
  ): Promise<DocumentSnapshot | undefined> {
    // No document can have this id.
    if (!idParams.safeParse({ id }).success || !isDocumentId(id)) return undefined;
    const document = await find[kind](id);
    return document === 'unread' ? undefined : document;
  }

  const outage = noOutage();
  const settings = createLastKnown(published.settings, () => FIRST_SETTINGS, clock, outage);
  const texts = new Map(
    TEXTS_NAMES.map((name) => [
      name as string,
      createLastKnown(
        async () => known(await published.texts(name)),
        async () => showTexts(name, {}, (await settings()).value),
        clock,
        outage,
      ),
    ]),
  );

  const lastKnownList = <T>({ list }: PublishedCollection<T>) =>
    createLastKnown<T[] | undefined>(list, () => undefined, clock, outage);

  return {
    settings,
    texts: (name) => known(texts.get(name))(),
    jobs: jobs.list,
    lastKnownJobs: lastKnownList(jobs),
    testimonials: lastKnownList(published.testimonials),
    clientLogos: lastKnownList(published.clientLogos),
    job: async (id) => {
      const known = await jobs.findById(id);
      if (known) return { state: 'open', job: known };
      const document = await storedDocument('jobs', id);
      if (!document) return undefined;
      return atAddress(readDocument(document, contentKinds.jobs.read), clock.now());
    },
    caseStudies: caseStudies.list,
    lastKnownCaseStudies: lastKnownList(caseStudies),
    consultants: consultants.list,
    landingText: published.landingText,
    caseStudy: async (id) => {
      const known = await caseStudies.findDated(id);
      if (known) return dated(known.item, known.createdAt, known.changedAt);
      const document = await storedDocument('caseStudies', id);
      if (!document) return undefined;
      const caseStudy = readDocument(document, contentKinds.caseStudies.read);
      if (!isReleased(caseStudy, clock.now())) return undefined;
      const createdAt = createdAtOf(document);
      const changedAt = readDate(document.get('updatedAt')) ?? createdAt;
      return dated(caseStudy, createdAt, changedAt);
    },
  };
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('There are no such texts');
  return found;
}

export function atAddress(job: Job, now: Date): JobAtAddress | undefined {
  const { title, sectorTags, locationTags, customLocation } = job;
  // Nobody has seen it yet.
  if (!isReleased(job, now)) return undefined;
  if (!job.isActive) return { state: 'inactive', sectorTags };
  if (isOpen(job, now)) return { state: 'open', job };
  const isFilled = job.isFilled === true;
  return { state: 'closed', title, isFilled, sectorTags, locationTags, customLocation };
}

function dated(
  caseStudy: DatedCaseStudy['caseStudy'],
  createdAt: Date,
  changedAt: Date,
): DatedCaseStudy {
  const published = seenSince(caseStudy, createdAt);
  return { caseStudy, published, modified: seenSince(caseStudy, changedAt) };
}
