import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import { isReleased } from '@torque-tide/domain/publication';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { isTextsName } from '@torque-tide/domain/texts/all-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import type { Job } from '@torque-tide/contract/jobs';
import type { ShownTexts } from '@torque-tide/contract/page-texts';
import type { JobAtAddress, SiteContent } from '@torque-tide/contract/site-renderer';
import type { Firestore } from '@google-cloud/firestore';
import { seenSince } from '../content/document';
import { type Clock, withDeadline } from '../lib/time';
import { landingTextIn } from '../kinds/landings';
import type { PublishedContent } from '../published/content';
import type { View } from '../published/view';
import { applicationAtLink } from '../applications/at-link';

interface Dependencies {
  firestore: Firestore;
  published: Pick<PublishedContent, 'view' | 'findStored'>;
  clock: Clock;
}

/**
 * The content of pages. Renews the memory for an unknown item: a 404 on a page that was just
 * published would stay in the CDN and in search engines.
 */
export function createSiteContent({ published, firestore, clock }: Dependencies): SiteContent {
  const { view, findStored } = published;
  const lastKnown = createPatientRead(view, clock);

  const lastKnownList =
    <T>(listIn: (known: View) => T[]) =>
    async () => {
      const known = await lastKnown();
      return { value: known && listIn(known), isStandIn: !known };
    };

  return {
    settings: async () => {
      const known = await lastKnown();
      return { value: known?.settings ?? FIRST_SETTINGS, isStandIn: !known };
    },
    texts: async (name) => {
      const known = await lastKnown();
      const value = known ? known.texts(name) : firstTexts(name);
      if (!value) throw new Error('There are no such texts');
      return { value, isStandIn: !known };
    },
    jobs: async () => (await view()).jobs.list,
    lastKnownJobs: lastKnownList(({ jobs }) => jobs.list),
    testimonials: lastKnownList(({ testimonials }) => testimonials.list),
    clientLogos: lastKnownList(({ clientLogos }) => clientLogos.list),
    job: async (id) => {
      const stored = await findStored('jobs', id);
      return stored && atAddress(stored.item, clock.now());
    },
    caseStudies: async () => (await view()).caseStudies.list,
    lastKnownCaseStudies: lastKnownList(({ caseStudies }) => caseStudies.list),
    consultants: async () => (await view()).consultants.list,
    landingText: async (kind, slug) => landingTextIn(await view(), kind, slug),
    application: (token) => applicationAtLink(firestore, token, clock.now()),
    caseStudy: async (id) => {
      const stored = await findStored('caseStudies', id);
      if (!stored || !isReleased(stored.item, clock.now())) return undefined;
      const { item, createdAt, changedAt } = stored;
      return { caseStudy: item, published: seenSince(item, createdAt), modified: changedAt };
    },
  };
}

/** How long a page waits for the first read of an instance, and after a failure. */
const WAIT_MS = 3_000;
const WAIT_AGAIN_MS = 100;
const RETRY_MS = 5_000;

/** Returns what a read gives; undefined if it fails or takes too long. Only one page in five seconds waits long. */
export function createPatientRead<T>(read: () => Promise<T>, clock: Clock) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<T | undefined> => {
    const isSilent = clock.now().getTime() - failedAt < RETRY_MS;
    try {
      return await withDeadline(isSilent ? WAIT_AGAIN_MS : WAIT_MS, read);
    } catch {
      if (!isSilent) failedAt = clock.now().getTime();
      return undefined;
    }
  };
}

function firstTexts(name: string): ShownTexts | undefined {
  return isTextsName(name) ? showTexts(name, {}, FIRST_SETTINGS) : undefined;
}

export function atAddress(job: Job, now: Date): JobAtAddress | undefined {
  const { title, sectorTags, locationTags, customLocation } = job;
  // Not published yet, so nobody has seen it.
  if (!isReleased(job, now)) return undefined;
  if (!job.isActive) return { state: 'inactive', sectorTags };
  if (isOpen(job, now)) return { state: 'open', job };
  const isFilled = job.isFilled === true;
  return { state: 'closed', title, isFilled, sectorTags, locationTags, customLocation };
}
