import { canonicalUrl, caseStudyPath, STATIC_PATHS } from '@torque-tide/contract/site-paths';
import type { FeedItem } from './feed-item';
import { parentElement, textElement, xmlDocument } from './xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Every public page. Jobs and case studies carry the time of their last change; the others carry
 * none, because a date that moves with each deployment teaches crawlers to ignore all of them.
 */
export function renderSitemap(
  jobs: readonly FeedItem[],
  caseStudies: readonly { id: string; changedAt: Date }[],
): string {
  const pages = [
    ...STATIC_PATHS.map((path) => [canonicalUrl(path)] as const),
    ...jobs.map(({ job, changedAt }) => [job.url, changedAt] as const),
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
