import { DATA_HEADERS, UNKNOWN_ASSET_HEADERS } from '@torque-tide/contract/http-headers';
import { MEDIA_FOLDER } from '@torque-tide/contract/media';
import type { SiteContent, SiteRenderer } from '@torque-tide/contract/site-renderer';
import express, { type Express, type RequestHandler } from 'express';
import { PREVIEW_FOLDER } from '@torque-tide/domain/paths';
import { SOCIAL_FOLDER } from '@torque-tide/domain/seo/social-cards';
import { createPreviews } from '../content/previews';
import { createContentStore } from '../content/store';
import { contentKinds } from '../kinds/registry';
import { createFeedRoutes, type FeedRoute } from '../feeds/routes';
import { setCaching, SHARED, sharedUntil } from '../lib/caching';
import { answerInText, createErrorHandler } from '../http/error-handler';
import { AppError } from '../lib/app-error';
import { withDeadline } from '../lib/deadline';
import type { Clock } from '../lib/clock';
import { createLimitedLog } from '../lib/rate-limit';
import { createRenderMemory } from '../lib/render-memory';
import { createMediaRoute } from '../media/serve';
import { createPublishedContent, type PublishedContentDependencies } from '../published/content';
import { redirectToCanonical } from './canonical-path';
import { createDocumentHandler } from './document-handler';
import { createPreviewHandler } from './preview-handler';
import { isPublicHost } from './public-host';
import { createSiteContent } from './site-content';
import { createSocialPicture } from './social-picture';

/** Below the ten seconds that a reader waits, as the API's. */
const DEADLINE_MS = 8_000;

const ASSETS_FOLDER = '/assets';

interface PagesDependencies extends PublishedContentDependencies {
  loadSite: () => Promise<SiteRenderer>;
  /** The folder with what social pictures are drawn with. */
  cards: string;
  deadlineMs?: number;
}

export interface Pages {
  app: Express;
  /**
   * Reads what a page is made of and loads the site, before anybody asks. What fails is left to whoever asks first.
   */
  prepare: () => Promise<void>;
}

/** What is made of the content on request: pages, feeds and the sitemap. */
export function createPages(dependencies: PagesDependencies): Pages {
  const { firestore, clock, loadSite, cards, deadlineMs = DEADLINE_MS } = dependencies;
  const log = createLimitedLog(dependencies.log, clock);
  const app = express();
  app.disable('x-powered-by');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // Of the body: two answers of the same content are the same, and a reader gets a 304.
  app.set('etag', 'strong');
  const published = createPublishedContent(dependencies);
  const previews = createPreviews(createContentStore(dependencies), contentKinds);
  const content = createSiteContent({ published, firestore, clock });
  const { nextChange } = published;
  const memory = createRenderMemory();
  app.use(setBasicHeaders);
  // Before anything that others could keep.
  app
    .route(`${PREVIEW_FOLDER}/:token`)
    .all(onlyReads)
    .get(createPreviewHandler({ loadSite, content, previews, memory, nextChange, clock }));
  app.use(ASSETS_FOLDER, refuseMissingFile);
  app.use(redirectToCanonical);
  app.use(MEDIA_FOLDER, onlyReads);
  app.get(
    `${SOCIAL_FOLDER}/*page`,
    createSocialPicture({ loadSite, content, memory, nextChange, clock, cards }),
  );
  app.get(`${MEDIA_FOLDER}/*name`, createMediaRoute({ firestore, clock }));
  const routes = createFeedRoutes({ ...published, clock, loadSite, memory });
  for (const route of routes) {
    app.route(route.path).all(onlyReads).get(serve(route, { deadlineMs, clock, nextChange }));
  }
  // Whatever else Hosting passes on is a page, or none: the site knows.
  app.use(onlyReads, createDocumentHandler({ loadSite, content, memory, nextChange, clock, log }));
  app.use(createErrorHandler({ clock, log, answer: answerInText }));
  return { app, prepare: () => prepare(content, loadSite) };
}

async function prepare(content: SiteContent, loadSite: () => Promise<unknown>): Promise<void> {
  // Asked first: while the answers are on their way, the processor has time for the site.
  const reads = [content.settings, content.jobs, content.consultants].map((read) => read());
  await Promise.allSettled([...reads, loadSite()]);
}

interface Serving {
  deadlineMs: number;
  clock: Clock;
  nextChange: () => number;
}

function serve(
  { path, contentType, checkedSearch, render }: FeedRoute,
  { deadlineMs, clock, nextChange }: Serving,
): RequestHandler {
  return async ({ url }, response) => {
    const written = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const search = checkedSearch?.(written) ?? '';
    if (search !== written) {
      // So that a cache keeps each search once, and a feed without one is made for its own address alone.
      setCaching(response, sharedUntil(SHARED, Infinity, clock.now()));
      response.redirect(301, `${path}${search}`);
      return;
    }
    // Asked before as well: what changes while the feed is made must not be kept beyond it.
    const before = nextChange();
    const bytes = await withDeadline(deadlineMs, () => render(search));
    const until = Math.min(before, nextChange());
    setCaching(response, sharedUntil(SHARED, until, clock.now()));
    response.set('Content-Type', contentType).send(bytes);
  };
}

/** A file of another build, or of one that is put in place just now: no cache may keep that it is not there. */
const refuseMissingFile: RequestHandler = (_request, response) => {
  response.status(404).set(UNKNOWN_ASSET_HEADERS).type('text').send('Not found\n');
};

const onlyReads: RequestHandler = ({ method }, _response, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else throw new AppError('method-not-allowed', 'Only reads', { allow: ['GET', 'HEAD'] });
};

/** Of whatever is no document. Search engines index nothing of a host that isn't the site's. */
const setBasicHeaders: RequestHandler = (request, response, next) => {
  response.set(DATA_HEADERS);
  if (!isPublicHost(request)) response.set('X-Robots-Tag', 'noindex');
  next();
};
