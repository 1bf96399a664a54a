import { textOfPage } from '@torque-tide/domain/landings/page-text';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { firstTextsAtHand } from '@torque-tide/domain/test/first-texts';
import {
  SITE_BUNDLE,
  type SiteBuild,
  type SiteBundle,
  type SiteContent,
} from '@torque-tide/contract/site-renderer';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Job } from '@torque-tide/contract/jobs';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScripts } from '../../functions/start/scripts';
import { contentKinds } from '../../functions/src/kinds/registry';
import { atAddress } from '../../functions/src/pages/site-content';
import { root } from '../../scripts/lib/repository';
import { demoCaseStudies } from '../../scripts/seed/case-studies';
import { demoClientLogos } from '../../scripts/seed/client-logos';
import { demoConsultants } from '../../scripts/seed/consultants';
import { demoJobInput } from '../../scripts/seed/documents';
import { demoJobs } from '../../scripts/seed/jobs';
import { demoTestimonials } from '../../scripts/seed/testimonials';

/** What Hosting serves. */
export const publicFolder = join(root, 'web/dist');
/** What the function `pages` loads. */
const serverFolder = join(root, 'functions/dist/site');

export const build = JSON.parse(
  readFileSync(join(serverFolder, SITE_BUNDLE.build), 'utf8'),
) as SiteBuild;

const now = new Date();

export const jobs: readonly Job[] = demoJobs.map((job) => {
  const data = contentKinds.jobs.newDocument(demoJobInput(job, now), now);
  return contentKinds.jobs.read({ id: job.id, data, createdAt: now });
});
export const openJobs = jobs.filter((job) => isPublished(job, now));
export const caseStudies: readonly CaseStudy[] = demoCaseStudies.map(
  ({ createdDaysAgo: _createdDaysAgo, ...input }) => {
    const data = contentKinds.caseStudies.newDocument(input, now);
    return contentKinds.caseStudies.read({ id: input.id, data, createdAt: now });
  },
);

const consultants: readonly Consultant[] = demoConsultants.map(({ id, ...input }) => {
  const data = contentKinds.consultants.newDocument(input, now);
  return contentKinds.consultants.read({ id, data, createdAt: now });
});

const testimonials = demoTestimonials.map(({ id, createdDaysAgo: _createdDaysAgo, ...input }) => {
  const data = contentKinds.testimonials.newDocument(input, now);
  return contentKinds.testimonials.read({ id, data, createdAt: now });
});

const clientLogos = demoClientLogos.map(({ id, ...input }) => {
  const data = contentKinds.clientLogos.newDocument(input, now);
  return contentKinds.clientLogos.read({ id, data, createdAt: now });
});

const content: SiteContent = {
  settings: async () => ({ value: FIRST_SETTINGS, isStandIn: false }),
  texts: firstTextsAtHand(),
  jobs: async () => openJobs,
  jobsAtHand: async () => ({ value: openJobs, isStandIn: false }),
  testimonials: async () => ({
    value: testimonials.filter(({ isActive }) => isActive),
    isStandIn: false,
  }),
  clientLogos: async () => ({
    value: clientLogos.filter(({ isActive }) => isActive),
    isStandIn: false,
  }),
  job: async (id) => {
    const stored = jobs.find((job) => job.id === id);
    return stored && atAddress(stored, now);
  },
  caseStudies: async () => [...caseStudies],
  caseStudy: async (id) => {
    const caseStudy = caseStudies.find((study) => study.id === id);
    return caseStudy && { caseStudy, published: now, modified: now };
  },
  consultants: async () => [...consultants],
  landingText: async (kind, slug) => textOfPage(kind, { id: slug, name: slug }),
  isRetiredLanding: async () => false,
  legalVersions: async () => ({ value: [], isStandIn: false }),
  legalVersion: async () => undefined,
  preview: async () => undefined,
};

const bundle = createScripts(serverFolder).load(
  join(serverFolder, SITE_BUNDLE.entry),
) as SiteBundle;
export const renderer = bundle.createSiteRenderer(build);

/** A document as its reader gets it, and what a parser makes of it. */
export interface Read {
  status: number;
  raw: string;
  page: Document;
}

/** The one document that the build writes: the admin area's. */
export function readAdmin(): Read {
  return parsed(200, readFileSync(join(publicFolder, 'admin.html'), 'utf8'));
}

/** A document as the function `pages` makes it of the demo content. */
export async function readServed(path: string): Promise<Read> {
  const { status, html } = await renderer.render(path, content);
  return parsed(status, html);
}

function parsed(status: number, raw: string): Read {
  return { status, raw, page: new DOMParser().parseFromString(raw, 'text/html') };
}
