import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { allLandings } from '@torque-tide/domain/landings/job-landings';
import {
  canonicalUrl,
  caseStudyPath,
  jobPath,
  landingPath,
  SECURITY_PATH,
} from '@torque-tide/domain/paths';
import type { Changed } from '../published/view';
import { parentElement, textElement, xmlDocument } from './xml';
import type { AgencySettings } from '@torque-tide/contract/settings';

/** A page of one sector's or one location's jobs, and when one of its jobs was last changed. */
export interface LandingPage {
  path: string;
  changedAt: Date;
}

/** The landing pages that have something to show; an empty one is not for search engines. */
export function toLandingPages(
  taxonomy: Taxonomy,
  jobs: readonly Changed<Job>[],
  now: Date,
): LandingPage[] {
  return allLandings(taxonomy).flatMap((landing) => {
    const changes = jobsOfLanding(landing, jobs, now).map(({ changedAt }) => changedAt.getTime());
    return changes.length === 0
      ? []
      : [{ path: landingPath(landing), changedAt: new Date(Math.max(...changes)) }];
  });
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Every public page. What is made of stored items carries the time of their last change; the others
 * carry none, because a date that moves with each deployment teaches crawlers to ignore all of them.
 */
export function renderSitemap(
  plainPaths: readonly string[],
  jobs: readonly { id: string; changedAt: Date }[],
  caseStudies: readonly { id: string; changedAt: Date }[],
  landings: readonly LandingPage[],
): string {
  const pages = [
    ...plainPaths.map((path) => [canonicalUrl(path)] as const),
    ...landings.map(({ path, changedAt }) => [canonicalUrl(path), changedAt] as const),
    ...jobs.map(({ id, changedAt }) => [canonicalUrl(jobPath(id)), changedAt] as const),
    ...caseStudies.map(
      ({ id, changedAt }) => [canonicalUrl(caseStudyPath(id)), changedAt] as const,
    ),
  ];
  const urls = pages.map(([address, changedAt]) =>
    parentElement('url', [
      textElement('loc', address),
      changedAt ? textElement('lastmod', changedAt.toISOString()) : '',
    ]),
  );
  return xmlDocument(parentElement('urlset', urls, { xmlns: NAMESPACE }));
}

/** Whoever finds the file later than this asks for the newest. */
const VALID_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Tells whoever finds a weakness where to report it (RFC 9116). It is another text once a day. */
export function renderSecurity({ email }: AgencySettings, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonicalUrl(SECURITY_PATH)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The web manifest of a site, with the agency's own words. */
export function renderManifest(
  manifest: Readonly<Record<string, unknown>>,
  { name, tagline }: AgencySettings,
): string {
  return JSON.stringify({ name, short_name: name, description: tagline, ...manifest });
}
