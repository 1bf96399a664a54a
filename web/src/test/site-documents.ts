import {
  lastKnown,
  firstLandingText,
  lastKnownFirstTexts,
} from '@torque-tide/domain/test/site-content';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import type { DehydratedState } from '@tanstack/react-query';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Job } from '@torque-tide/contract/jobs';
import type { SiteContent } from '@torque-tide/contract/site-renderer';

/** An empty site with the initial settings and texts. */
export const EMPTY_CONTENT: SiteContent = {
  settings: lastKnown(FIRST_SETTINGS),
  texts: lastKnownFirstTexts(),
  jobs: async () => [],
  lastKnownJobs: lastKnown([]),
  lastKnownCaseStudies: lastKnown([]),
  testimonials: lastKnown([]),
  clientLogos: lastKnown([]),
  job: async () => undefined,
  caseStudies: async () => [],
  caseStudy: async () => undefined,
  consultants: async () => [],
  application: async () => undefined,
  landingText: async (kind, slug) => firstLandingText(kind, slug),
};

export const PUBLISHED = new Date('2026-03-02T09:00:00Z');
export const MODIFIED = new Date('2026-04-05T10:00:00Z');

/** Returns an empty site with these open jobs and these case studies. */
export function contentWith(jobs: Job[], caseStudies: CaseStudy[] = []): SiteContent {
  return {
    ...EMPTY_CONTENT,
    jobs: async () => jobs,
    lastKnownJobs: lastKnown(jobs),
    job: async (id) => {
      const job = jobs.find((each) => each.id === id);
      return job && { state: 'open', job };
    },
    caseStudies: async () => caseStudies,
    caseStudy: async (id) => {
      const caseStudy = caseStudies.find((each) => each.id === id);
      return caseStudy && { caseStudy, published: PUBLISHED, modified: MODIFIED };
    },
  };
}

/** Returns a document's structured data. */
export function structuredDataIn(html: string): Record<string, unknown>[] {
  const elements = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return [...elements].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
}

/** Returns the data of the page's reads in the document, by key. */
export function readsIn(html: string) {
  const [, json] =
    /<script id="query-state" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  const { queries } = JSON.parse(json ?? '{"queries":[]}') as DehydratedState;
  return new Map(queries.map(({ queryKey, state }) => [queryKey.join(' '), state]));
}

/** Returns the same as a map with the values. */
export function dataIn(html: string): Map<string, unknown> {
  return new Map([...readsIn(html)].map(([key, { data }]) => [key, data]));
}
