import { indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { canonicalSearch, readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
import { FEED_PATHS, MANIFEST_PATH, SECURITY_PATH } from '@torque-tide/domain/paths';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';
import type { AgencySettings } from '@torque-tide/contract/settings';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Clock } from '../lib/time';
import type { RenderMemory } from '../lib/render-memory';
import { changedIn, type View } from '../published/view';
import { type Feed, type FeedItem, feedOf, newestOf, toFeedItems } from './feed-item';
import { renderIndeed } from './indeed';
import { renderJsonFeed, renderRss } from './reader-feeds';
import { renderLinkedIn } from './linkedin';
import { renderManifest, renderSecurity, renderSitemap, toLandingPages } from './site-files';

interface FeedSources {
  view: () => Promise<FeedView>;
  clock: Clock;
  loadSite: () => Promise<Pick<SiteRenderer, 'listedPaths' | 'manifest'>>;
  memory: RenderMemory;
}

type FeedView = Pick<View, 'settings'> & {
  [K in 'jobs' | 'caseStudies']: Pick<View[K], 'byId'>;
};

type FeedContent = Awaited<ReturnType<typeof read>>;

function read({ jobs, caseStudies, settings }: FeedView, now: Date) {
  return { jobs: changedIn(jobs), caseStudies: changedIn(caseStudies), settings, now };
}

export interface FeedRoute {
  path: string;
  contentType: string;
  spell?: (search: string) => string;
  /** Returns bytes: Express would add a charset to a text's type. */
  render: (search: string) => Promise<Buffer>;
}

/** Not longer, because 'Posted within 7 days' depends on the clock. */
const KEPT_MS = 5 * 60_000;
/** Estimated memory per job. */
const INDEXED_BYTES = 8_000;

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';

export function createFeedRoutes(sources: FeedSources): FeedRoute[] {
  const { view, clock, loadSite, memory } = sources;
  const indexOf = ({ jobs, settings: { taxonomy }, now }: FeedContent) =>
    memory('index', async () => ({
      value: indexJobs(jobs, now.getTime(), taxonomy),
      bytes: jobs.length * INDEXED_BYTES,
      keptMs: KEPT_MS,
    }));
  const feed = (
    path: string,
    contentType: string,
    render: (content: FeedContent, search: string) => string | Promise<string>,
  ): FeedRoute => ({
    path,
    contentType,
    render: (search) =>
      memory(path + search, async () => {
        const value = Buffer.from(await render(read(await view(), clock.now()), search));
        return { value, bytes: value.byteLength, keptMs: KEPT_MS };
      }),
  });
  const readers = (path: string, contentType: string, render: (feed: Feed) => string) =>
    feed(path, contentType, async (content, search) => {
      const { jobs, now, settings } = content;
      const found =
        search === ''
          ? jobs
          : searchJobs(await indexOf(content), readFilters(search), await loadGazetteer()).jobs;
      return render(feedOf(found, { agency: settings.agency, now }, path, search));
    });
  const spell = (search: string) => canonicalSearch(readFilters(search));
  const boards = (
    path: string,
    render: (items: readonly FeedItem[], agency: AgencySettings) => string,
  ) =>
    feed(path, XML, (content) =>
      render(toFeedItems(content.jobs, content.now), content.settings.agency),
    );
  return [
    feed(FEED_PATHS.sitemap, XML, async (content) => {
      const { listedPaths } = await loadSite();
      const landings = toLandingPages(content.settings.taxonomy, content.jobs, content.now);
      const jobs = newestOf(content.jobs, content.now);
      return renderSitemap(listedPaths, jobs, content.caseStudies, landings);
    }),
    readers(FEED_PATHS.rss, RSS, renderRss),
    readers(FEED_PATHS.json, JSON_FEED, renderJsonFeed),
    { ...readers(FEED_PATHS.searchRss, RSS, renderRss), spell },
    { ...readers(FEED_PATHS.searchJson, JSON_FEED, renderJsonFeed), spell },
    boards(FEED_PATHS.indeed, renderIndeed),
    boards(FEED_PATHS.linkedIn, renderLinkedIn),
    {
      path: MANIFEST_PATH,
      contentType: 'application/manifest+json; charset=utf-8',
      render: async () => {
        const [{ manifest }, { settings }] = await Promise.all([loadSite(), view()]);
        return Buffer.from(renderManifest(manifest, settings.agency));
      },
    },
    {
      path: SECURITY_PATH,
      contentType: 'text/plain; charset=utf-8',
      render: async () => Buffer.from(renderSecurity((await view()).settings.agency, clock.now())),
    },
  ];
}
