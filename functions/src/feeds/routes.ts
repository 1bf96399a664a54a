import { indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { FEED_PATHS, MANIFEST_PATH, SECURITY_PATH } from '@torque-tide/domain/paths';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';
import type { Job } from '@torque-tide/contract/jobs';
import type { AgencySettings, Settings } from '@torque-tide/contract/settings';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Clock } from '../lib/time';
import type { RenderMemory } from '../lib/render-memory';
import type { PublishedContent } from '../published/content';
import type { Changed } from '../published/view';
import { type Feed, type FeedItem, feedOfAll, newestOf, toFeedItems } from './feed-item';
import { renderIndeed } from './indeed';
import { renderJsonFeed, renderRss } from './reader-feeds';
import { renderLinkedIn } from './linkedin';
import { searchFeed, searchOfFeed } from './search-feed';
import { renderManifest, renderSecurity, renderSitemap, toLandingPages } from './site-files';

interface FeedSources {
  jobs: Pick<PublishedContent['jobs'], 'listChanged'>;
  caseStudies: Pick<PublishedContent['caseStudies'], 'listChanged'>;
  settings: PublishedContent['settings'];
  clock: Clock;
  loadSite: () => Promise<Pick<SiteRenderer, 'listedPaths' | 'manifest'>>;
  memory: RenderMemory;
}

interface FeedContent {
  jobs: Changed<Job>[];
  caseStudies: { id: string; changedAt: Date }[];
  settings: Settings;
  now: Date;
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
  const { settings, clock, loadSite, memory } = sources;
  const read = async (): Promise<FeedContent> => ({
    jobs: await sources.jobs.listChanged(),
    caseStudies: await sources.caseStudies.listChanged(),
    settings: await settings(),
    now: clock.now(),
  });
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
        const value = Buffer.from(await render(await read(), search));
        return { value, bytes: value.byteLength, keptMs: KEPT_MS };
      }),
  });
  const readers = (path: string, contentType: string, render: (feed: Feed) => string) =>
    feed(path, contentType, (content) =>
      render(feedOfAll(path, content.jobs, content.now, content.settings.agency)),
    );
  const searched = (path: string, contentType: string, render: (feed: Feed) => string) => ({
    ...feed(path, contentType, async (content, search) => {
      const [index, gazetteer] = await Promise.all([indexOf(content), loadGazetteer()]);
      return render(searchFeed(index, path, search, gazetteer, content.settings.agency));
    }),
    spell: searchOfFeed,
  });
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
    searched(FEED_PATHS.searchRss, RSS, renderRss),
    searched(FEED_PATHS.searchJson, JSON_FEED, renderJsonFeed),
    boards(FEED_PATHS.indeed, renderIndeed),
    boards(FEED_PATHS.linkedIn, renderLinkedIn),
    {
      path: MANIFEST_PATH,
      contentType: 'application/manifest+json; charset=utf-8',
      render: async () => {
        const [{ manifest }, { agency }] = await Promise.all([loadSite(), settings()]);
        return Buffer.from(renderManifest(manifest, agency));
      },
    },
    {
      path: SECURITY_PATH,
      contentType: 'text/plain; charset=utf-8',
      render: async () => Buffer.from(renderSecurity((await settings()).agency, clock.now())),
    },
  ];
}
