import { FEED_PATHS } from '@torque-tide/domain/paths';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Clock } from '../lib/clock';
import type { PublishedContent } from '../published/content';
import { type FeedItem, toFeedItems } from './feed-item';
import { renderIndeed } from './indeed';
import { renderJsonFeed } from './json-feed';
import { toLandingPages } from './landing-pages';
import { renderLinkedIn } from './linkedin';
import { renderRss } from './rss';
import { renderSitemap } from './sitemap';

/** What a feed needs of what is published; a test gives it lists. */
interface FeedSources {
  jobs: Pick<PublishedContent['jobs'], 'listChanged'>;
  caseStudies: Pick<PublishedContent['caseStudies'], 'listChanged'>;
  clock: Clock;
  /** The site, which knows its own pages. */
  loadSite: () => Promise<Pick<SiteRenderer, 'listedPaths'>>;
}

/** A document for readers other than browsers: its address, its type and its text. */
export interface FeedRoute {
  path: string;
  contentType: string;
  render: () => Promise<string>;
}

/** Every feed, made of one projection of the jobs. */
export function createFeedRoutes({ jobs, caseStudies, clock, loadSite }: FeedSources): FeedRoute[] {
  const items = async () => toFeedItems(await jobs.listChanged(), clock.now());
  const feedOf = (render: (items: FeedItem[]) => string) => async () => render(await items());
  return [
    {
      path: FEED_PATHS.sitemap,
      contentType: 'application/xml; charset=utf-8',
      render: async () => {
        const [{ listedPaths }, listed, studies] = await Promise.all([
          loadSite(),
          jobs.listChanged(),
          caseStudies.listChanged(),
        ]);
        const now = clock.now();
        const landings = toLandingPages(listed, now);
        return renderSitemap(listedPaths, toFeedItems(listed, now), studies, landings);
      },
    },
    {
      path: FEED_PATHS.rss,
      contentType: 'application/rss+xml; charset=utf-8',
      render: feedOf(renderRss),
    },
    {
      path: FEED_PATHS.json,
      contentType: 'application/feed+json; charset=utf-8',
      render: feedOf(renderJsonFeed),
    },
    {
      path: FEED_PATHS.indeed,
      contentType: 'application/xml; charset=utf-8',
      render: feedOf(renderIndeed),
    },
    {
      path: FEED_PATHS.linkedIn,
      contentType: 'application/xml; charset=utf-8',
      render: feedOf(renderLinkedIn),
    },
  ];
}
