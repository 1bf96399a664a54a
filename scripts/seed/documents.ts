import { LISTED_KINDS, type ListedKind } from '@torque-tide/contract/content-kinds';
import type { JobInput } from '@torque-tide/contract/jobs';
import { toStoredAdminAccount } from '../../functions/src/admin-accounts/repository';
import { hashPassword } from '../../functions/src/admin-accounts/password';
import type { InputOf } from '../../functions/src/content/kind';
import { JOB_COUNTER_ID, type StoredJobCounter } from '../../functions/src/kinds/jobs';
import { contentKinds } from '../../functions/src/kinds/registry';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { demoApplications } from './applications';
import { demoCaseStudies } from './case-studies';
import { demoClientLogos } from './client-logos';
import { demoConsultants } from './consultants';
import { demoJobs } from './jobs';
import type { DemoJob } from './jobs/demo-job';
import { demoTestimonials } from './testimonials';

/** The demo's admin. Everybody knows its password, so it exists in emulators only. */
export const demoAdmin = { username: 'admin', password: 'energy-transition-2026' } as const;

/** A document to write: collection, id and data. */
interface SeedDocument {
  collection: string;
  id: string;
  data: object;
}

const DAY_MS = 86_400_000;

/** A demo job as if an admin had entered it on the day of seeding. */
export function demoJobInput(job: DemoJob, now: Date): JobInput {
  const { id: _id, postedDaysAgo: _postedDaysAgo, closesInDays, ...input } = job;
  if (closesInDays === undefined) return input;
  const closesAt = new Date(now.getTime() + closesInDays * DAY_MS).toISOString().slice(0, 10);
  return { ...input, closesAt };
}

/** A demo item as if an admin had entered it some days ago. */
interface DemoItem<K extends ListedKind> {
  id: string;
  daysAgo: number;
  input: InputOf<K>;
}

/** The demo content of every kind with items; a missing kind doesn't compile. */
function demoItems(now: Date): { [K in ListedKind]: DemoItem<K>[] } {
  return {
    jobs: demoJobs.map((job) => ({
      id: job.id,
      daysAgo: job.postedDaysAgo,
      input: demoJobInput(job, now),
    })),
    caseStudies: demoCaseStudies.map(({ createdDaysAgo, ...input }) => ({
      id: input.id,
      daysAgo: createdDaysAgo,
      input,
    })),
    testimonials: demoTestimonials.map(({ id, createdDaysAgo, ...input }) => ({
      id,
      daysAgo: createdDaysAgo,
      input,
    })),
    clientLogos: demoClientLogos.map(({ id, ...input }) => ({ id, daysAgo: 0, input })),
    consultants: demoConsultants.map(({ id, ...input }) => ({ id, daysAgo: 0, input })),
    // Initial items exist without being stored.
    sectors: [],
    locations: [],
    applications: demoApplications.map(({ id, sentDaysAgo, ...input }) => ({
      id,
      daysAgo: sentDaysAgo,
      input,
    })),
  };
}

/** Returns the demo content exactly as the API stores it, with dates counted back from `now`. */
export async function seedDocuments(now: Date): Promise<SeedDocument[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const items = demoItems(now);
  // `K` ties an item to the definition of its own kind.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const documentsOf = <K extends ListedKind>(kind: K): SeedDocument[] =>
    items[kind].map(({ id, daysAgo: days, input }) => ({
      collection: COLLECTIONS[kind],
      id,
      data: contentKinds[kind].newDocument(input, daysAgo(days)),
    }));
  return [
    ...LISTED_KINDS.flatMap(documentsOf),
    {
      collection: COLLECTIONS.counters,
      id: JOB_COUNTER_ID,
      data: { last: lastJobNumber() } satisfies StoredJobCounter,
    },
    {
      collection: COLLECTIONS.admins,
      id: demoAdmin.username,
      data: toStoredAdminAccount(await hashPassword(demoAdmin.password), now),
    },
  ];
}

function lastJobNumber(): number {
  return Math.max(...demoJobs.map(({ id }) => Number(id)));
}
