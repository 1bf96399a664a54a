import type { JobInput } from '@torque-tide/contract/jobs';
import { toStoredAdminAccount } from '../../functions/src/admin-accounts/converter';
import { hashPassword } from '../../functions/src/admin-accounts/password';
import { newCaseStudy, toStoredCaseStudy } from '../../functions/src/case-studies/converter';
import { newClientLogo, toStoredClientLogo } from '../../functions/src/client-logos/converter';
import { newJob, toStoredJob } from '../../functions/src/jobs/converter';
import { JOB_COUNTER_ID, type StoredJobCounter } from '../../functions/src/jobs/job-numbers';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { toStoredTaxonomyItem } from '../../functions/src/taxonomy/converter';
import { newTestimonial, toStoredTestimonial } from '../../functions/src/testimonials/converter';
import { demoAdmin } from './admin';
import { demoCaseStudies } from './case-studies';
import { demoClientLogos } from './client-logos';
import { demoJobs } from './jobs';
import type { DemoJob } from './jobs/types';
import { demoLocations, demoSectors } from './taxonomy';
import { demoTestimonials } from './testimonials';

/** A document to write: its collection, its id and what is stored. */
export interface SeedDocument {
  collection: string;
  id: string;
  data: object;
}

const DAY_MS = 86_400_000;

/** A demo job as an admin would have entered it on the day of seeding. */
export function demoJobInput(job: DemoJob, now: Date): JobInput {
  const { id: _id, postedDaysAgo: _postedDaysAgo, closesInDays, ...input } = job;
  if (closesInDays === undefined) return input;
  const closesAt = new Date(now.getTime() + closesInDays * DAY_MS).toISOString().slice(0, 10);
  return { ...input, closesAt };
}

/** The whole demo content exactly as the API stores it, with dates counted back from `now`. */
export async function seedDocuments(now: Date): Promise<SeedDocument[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const stamps = (days: number) => ({ createdAt: daysAgo(days), updatedAt: daysAgo(days) });
  return [
    ...demoJobs.map((job) => ({
      collection: COLLECTIONS.jobs,
      id: job.id,
      data: toStoredJob(
        { ...newJob(demoJobInput(job, now), daysAgo(job.postedDaysAgo)), id: job.id },
        stamps(job.postedDaysAgo),
      ),
    })),
    ...demoCaseStudies.map(({ createdDaysAgo, ...input }) => ({
      collection: COLLECTIONS.caseStudies,
      id: input.id,
      data: toStoredCaseStudy(newCaseStudy(input), stamps(createdDaysAgo)),
    })),
    ...demoTestimonials.map(({ id, createdDaysAgo, ...input }) => ({
      collection: COLLECTIONS.testimonials,
      id,
      data: toStoredTestimonial({ ...newTestimonial(input), id }, stamps(createdDaysAgo)),
    })),
    ...demoClientLogos.map(({ id, ...input }) => ({
      collection: COLLECTIONS.clientLogos,
      id,
      data: toStoredClientLogo({ ...newClientLogo(input), id }, stamps(0)),
    })),
    ...demoSectors.map((item) => ({
      collection: COLLECTIONS.sectors,
      id: item.id,
      data: toStoredTaxonomyItem(item),
    })),
    ...demoLocations.map((item) => ({
      collection: COLLECTIONS.locations,
      id: item.id,
      data: toStoredTaxonomyItem(item),
    })),
    {
      collection: COLLECTIONS.counters,
      id: JOB_COUNTER_ID,
      data: { last: lastJobNumber() } satisfies StoredJobCounter,
    },
    {
      collection: COLLECTIONS.admins,
      id: demoAdmin.username,
      data: toStoredAdminAccount(await hashPassword(demoAdmin.password), stamps(0)),
    },
  ];
}

function lastJobNumber(): number {
  return Math.max(...demoJobs.map(({ id }) => Number(id)));
}
