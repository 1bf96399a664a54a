import { lastKnown } from '@torque-tide/domain/test/site-content';
import {
  SITE_BUNDLE,
  type SiteBuild,
  type SiteBundle,
  type SiteContent,
} from '@torque-tide/contract/site-renderer';
import type { ListedKind } from '@torque-tide/contract/content-kinds';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InputOf, ItemOf } from '../../functions/src/content/kind';
import { contentKinds } from '../../functions/src/kinds/registry';
import { atAddress } from '../../functions/src/pages/site-content';
import { root } from '../../scripts/lib/repository';
import { demoCaseStudies } from '../../scripts/seed/case-studies';
import { demoClientLogos } from '../../scripts/seed/client-logos';
import { demoConsultants } from '../../scripts/seed/consultants';
import { demoJobInput } from '../../scripts/seed/documents';
import { demoJobs } from '../../scripts/seed/jobs';
import { demoTestimonials } from '../../scripts/seed/testimonials';
import { EMPTY_CONTENT } from '../../web/src/test/site-documents';

/** The folder that Hosting serves. */
export const publicFolder = join(root, 'web/dist');
/** The renderer that the function `pages` loads. */
const serverFolder = join(root, 'functions/dist/site');

export const build = JSON.parse(
  readFileSync(join(serverFolder, SITE_BUNDLE.build), 'utf8'),
) as SiteBuild;

const now = new Date();

/** Returns an item as if it had just been stored. */
// `K` ties an item to the definition of its own kind.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function stored<K extends ListedKind>(kind: K, id: string, input: InputOf<K>): ItemOf<K> {
  const data = contentKinds[kind].newDocument(input, now);
  return contentKinds[kind].read({ id, data, createdAt: now });
}

const jobs = demoJobs.map((job) => stored('jobs', job.id, demoJobInput(job, now)));
export const openJobs = jobs.filter((job) => isPublished(job, now));
export const caseStudies = demoCaseStudies.map(({ createdDaysAgo: _createdDaysAgo, ...input }) =>
  stored('caseStudies', input.id, input),
);
const consultants = demoConsultants.map(({ id, ...input }) => stored('consultants', id, input));
const testimonials = demoTestimonials
  .filter(({ isActive }) => isActive)
  .map(({ id, createdDaysAgo: _createdDaysAgo, ...input }) => stored('testimonials', id, input));
const clientLogos = demoClientLogos
  .filter(({ isActive }) => isActive)
  .map(({ id, ...input }) => stored('clientLogos', id, input));

const content: SiteContent = {
  ...EMPTY_CONTENT,
  jobs: async () => openJobs,
  lastKnownJobs: lastKnown(openJobs),
  testimonials: lastKnown(testimonials),
  clientLogos: lastKnown(clientLogos),
  job: async (id) => {
    const stored = jobs.find((job) => job.id === id);
    return stored && atAddress(stored, now);
  },
  caseStudies: async () => [...caseStudies],
  lastKnownCaseStudies: lastKnown([...caseStudies]),
  caseStudy: async (id) => {
    const caseStudy = caseStudies.find((study) => study.id === id);
    return caseStudy && { caseStudy, published: now, modified: now };
  },
  consultants: async () => [...consultants],
};

const bundle = (await import(
  pathToFileURL(join(serverFolder, SITE_BUNDLE.entry)).href
)) as SiteBundle;
export const renderer = bundle.createSiteRenderer(build);

/** A document as received, and parsed. */
interface Read {
  status: number;
  raw: string;
  page: Document;
}

/** Returns the only document that the build writes: the admin area's. */
export function readAdmin(): Read {
  return parsed(200, readFileSync(join(publicFolder, 'admin.html'), 'utf8'));
}

/** Renders a document of the demo content as the function `pages` does. */
export async function readServed(path: string): Promise<Read> {
  const { status, html } = await renderer.render(path, content);
  return parsed(status, html);
}

function parsed(status: number, raw: string): Read {
  return { status, raw, page: new DOMParser().parseFromString(raw, 'text/html') };
}
