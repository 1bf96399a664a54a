import { FEED_PATHS, MANIFEST_PATH, SECURITY_PATH } from '@torque-tide/domain/paths';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import type { AgencySettings } from '@torque-tide/contract/settings';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Clock } from '../lib/clock';
import type { PublishedContent } from '../published/content';
import { type Feed, type FeedItem, feedOfAll, toFeedItems } from './feed-item';
import { renderIndeed } from './indeed';
import { renderJsonFeed } from './json-feed';
import { toLandingPages } from './landing-pages';
import { renderLinkedIn } from './linkedin';
import { renderRss } from './rss';
import { checkedSearch, searchFeed } from './search-feed';
import { renderManifest, renderSecurity } from './site-files';
import { renderSitemap } from './sitemap';

/** What a feed needs of what is published; a test gives it lists. */
interface FeedSources {
  jobs: Pick<PublishedContent['jobs'], 'listChanged'>;
  caseStudies: Pick<PublishedContent['caseStudies'], 'listChanged'>;
  settings: PublishedContent['settings'];
  clock: Clock;
  /** The site, which knows its own pages. */
  loadSite: () => Promise<Pick<SiteRenderer, 'listedPaths' | 'manifest'>>;
}

/** A document for readers other than browsers: its address, its type and its text. */
export interface FeedRoute {
  path: string;
  contentType: string;
  /**
   * Of a feed whose address has a search: the one spelling of it.
   *
   * @throws {AppError} `invalid`
   */
  checkedSearch?: (search: string) => string;
  /** @param search as `checkedSearch` spells it; of other feeds nobody reads it */
  render: (search: string) => Promise<string>;
}

const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';

/** Every feed, made of one projection of the jobs, and the small files that tell of the agency. */
export function createFeedRoutes(sources: FeedSources): FeedRoute[] {
  const { jobs, caseStudies, settings, clock, loadSite } = sources;
  const feedOf = (render: (items: FeedItem[], agency: AgencySettings) => string) => async () => {
    const [listed, { agency }] = await Promise.all([jobs.listChanged(), settings()]);
    return render(toFeedItems(listed, clock.now()), agency);
  };
  const searched = (path: string, render: (feed: Feed) => string) => ({
    path,
    checkedSearch,
    render: async (search: string) => {
      const [listed, gazetteer, settled] = await Promise.all([
        jobs.listChanged(),
        loadGazetteer(),
        settings(),
      ]);
      return render(searchFeed(listed, clock.now(), path, search, gazetteer, settled));
    },
  });
  return [
    {
      path: FEED_PATHS.sitemap,
      contentType: 'application/xml; charset=utf-8',
      render: async () => {
        const [{ listedPaths }, listed, studies, { taxonomy }] = await Promise.all([
          loadSite(),
          jobs.listChanged(),
          caseStudies.listChanged(),
          settings(),
        ]);
        const now = clock.now();
        const landings = toLandingPages(taxonomy, listed, now);
        return renderSitemap(listedPaths, toFeedItems(listed, now), studies, landings);
      },
    },
    {
      path: FEED_PATHS.rss,
      contentType: RSS,
      render: feedOf((all, agency) => renderRss(feedOfAll(FEED_PATHS.rss, all, agency))),
    },
    {
      path: FEED_PATHS.json,
      contentType: JSON_FEED,
      render: feedOf((all, agency) => renderJsonFeed(feedOfAll(FEED_PATHS.json, all, agency))),
    },
    { contentType: RSS, ...searched(FEED_PATHS.searchRss, renderRss) },
    { contentType: JSON_FEED, ...searched(FEED_PATHS.searchJson, renderJsonFeed) },
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
    {
      path: MANIFEST_PATH,
      contentType: 'application/manifest+json; charset=utf-8',
      render: async () => {
        const [{ manifest }, { agency }] = await Promise.all([loadSite(), settings()]);
        return renderManifest(manifest, agency);
      },
    },
    {
      path: SECURITY_PATH,
      contentType: 'text/plain; charset=utf-8',
      render: async () => renderSecurity((await settings()).agency, clock.now()),
    },
  ];
}
