import { canonicalUrl, caseStudyPath, jobPath } from '@torque-tide/domain/paths';
import type { LandingPage } from './landing-pages';
import { parentElement, textElement, xmlDocument } from './xml';

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
