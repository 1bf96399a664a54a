import { caseStudySchema } from '@torque-tide/contract/case-studies';
import { clientLogoSchema } from '@torque-tide/contract/client-logos';
import { jobSchema } from '@torque-tide/contract/jobs';
import { testimonialSchema } from '@torque-tide/contract/testimonials';
import { readCaseStudy } from '../case-studies/converter';
import { readClientLogo } from '../client-logos/converter';
import { compareLogos } from '../client-logos/order';
import type { ContentDependencies } from '../content/collection';
import { config } from '../config';
import { compareNewest } from '../content/order';
import { readJob } from '../jobs/converter';
import { compareJobs } from '../jobs/order';
import { createTaxonomyRepository } from '../taxonomy/repository';
import { readTestimonial } from '../testimonials/converter';
import { createPublishedCollection } from './collection';
import { createFreshValue, type Freshness } from './fresh-value';
import { createHead } from './head';
import { onlyOpen } from './open-jobs';

const SECOND_MS = 1_000;

/** What is stale for how long, and why: docs/decisions/0008-published-copy.md. */
export const FRESHNESS: Freshness = {
  maxAgeMs: config.publishedMaxAgeMs,
  staleMs: 10 * 60 * SECOND_MS,
  patienceMs: 1.5 * SECOND_MS,
  retryMs: 5 * SECOND_MS,
  deadlineMs: 8 * SECOND_MS,
};

export type PublishedContent = ReturnType<typeof createPublishedContent>;

interface Dependencies extends ContentDependencies {
  /** `FRESHNESS` tells, unless a test gives another one. */
  maxAgeMs?: number | undefined;
}

/** Everything that visitors see, from the memory of one instance. */
export function createPublishedContent({
  firestore,
  clock,
  log,
  maxAgeMs = FRESHNESS.maxAgeMs,
}: Dependencies) {
  const freshness = { ...FRESHNESS, maxAgeMs };
  const head = createHead({ firestore, clock, log, freshness });
  const dependencies = { firestore, clock, log, freshness, head };
  const taxonomy = createTaxonomyRepository({ firestore, log });

  const activeJobs = createPublishedCollection(dependencies, {
    kind: 'jobs',
    schema: jobSchema,
    read: readJob,
    isPublished: ({ isActive }) => isActive,
    compare: (a, b) => compareJobs(a.item, b.item),
  });
  const jobs = onlyOpen(activeJobs, clock);
  const caseStudies = createPublishedCollection(dependencies, {
    kind: 'caseStudies',
    schema: caseStudySchema,
    read: readCaseStudy,
    isPublished: () => true,
    compare: compareNewest,
  });
  const testimonials = createPublishedCollection(dependencies, {
    kind: 'testimonials',
    schema: testimonialSchema,
    read: readTestimonial,
    isPublished: ({ isActive }) => isActive,
    compare: compareNewest,
  });
  const clientLogos = createPublishedCollection(dependencies, {
    kind: 'clientLogos',
    schema: clientLogoSchema,
    read: readClientLogo,
    isPublished: ({ isActive }) => isActive,
    compare: (a, b) => compareLogos(a.item, b.item),
  });

  /** Lists that only the seed writes, and so without a note in the head. */
  function seeded<T>(read: () => Promise<T[]>) {
    const value = createFreshValue<{ checkedAt: number; list: T[] }>({
      ...freshness,
      clock,
      log,
      load: async () => {
        const checkedAt = clock.now().getTime();
        const list = await read();
        // A site that is being set up is asked for again each time.
        return { list, checkedAt: list.length > 0 ? checkedAt : Number.NEGATIVE_INFINITY };
      },
    });
    return { list: async () => (await value.get()).list };
  }

  return {
    jobs,
    caseStudies,
    testimonials,
    clientLogos,
    sectors: seeded(taxonomy.listSectors),
    locations: seeded(taxonomy.listLocations),
    /** After a change by this instance: its visitors see it at once. */
    invalidate: () => {
      head.invalidate();
      for (const kind of [jobs, caseStudies, testimonials, clientLogos]) kind.invalidate();
    },
  };
}
