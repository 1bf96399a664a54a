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
import { DAY_MS } from '../lib/time';

export interface LandingPage {
  path: string;
  changedAt: Date;
}

/** Returns landing pages with jobs: search engines should list no empty ones. */
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

/** Renders every public page. Only content has a date: dates that move with deployments teach crawlers to ignore them. */
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

/** Within the year that RFC 9116 recommends. */
const VALID_DAYS = 300;

/** Renders security.txt (RFC 9116). It changes once a day. */
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

export function renderManifest(
  manifest: Readonly<Record<string, unknown>>,
  { name, tagline }: AgencySettings,
): string {
  return JSON.stringify({ name, short_name: name, description: tagline, ...manifest });
}
