import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import { isReleased } from '@torque-tide/domain/publication';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import type { Job } from '@torque-tide/contract/jobs';
import type { JobAtAddress, SiteContent } from '@torque-tide/contract/site-renderer';
import type { Firestore } from '@google-cloud/firestore';
import { seenSince } from '../content/document';
import type { Clock } from '../lib/time';
import type { PublishedCollection, PublishedContent } from '../published/content';
import { createLastKnown, noOutage } from './last-known';
import { applicationAtLink } from '../applications/at-link';

interface Dependencies {
  firestore: Firestore;
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
  clock: Clock;
}

/**
 * The content of pages. Renews the memory for an unknown item: a 404 on a page that was just
 * published would stay in the CDN and in search engines.
 */
export function createSiteContent({ published, firestore, clock }: Dependencies): SiteContent {
  const { jobs, caseStudies, consultants } = published;
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
      const stored = await jobs.findStored(id);
      return stored && atAddress(stored.item, clock.now());
    },
    caseStudies: caseStudies.list,
    lastKnownCaseStudies: lastKnownList(caseStudies),
    consultants: consultants.list,
    landingText: published.landingText,
    application: (token) => applicationAtLink(firestore, token, clock.now()),
    caseStudy: async (id) => {
      const stored = await caseStudies.findStored(id);
      if (!stored || !isReleased(stored.item, clock.now())) return undefined;
      const { item, createdAt, changedAt } = stored;
      return { caseStudy: item, published: seenSince(item, createdAt), modified: changedAt };
    },
  };
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('There are no such texts');
  return found;
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
