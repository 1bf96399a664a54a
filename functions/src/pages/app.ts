import { DATA_HEADERS, REVALIDATED_HEADERS } from '@torque-tide/contract/http-headers';
import { MEDIA_FOLDER } from '@torque-tide/contract/media';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import express, { type Express, type RequestHandler } from 'express';
import { APPLICATION_FOLDER, applicationPath, PREVIEW_FOLDER } from '@torque-tide/domain/paths';
import { SOCIAL_FOLDER } from '@torque-tide/domain/seo/social-cards';
import { createPreviews } from '../content/previews';
import { createContentStore } from '../content/store';
import { contentKinds } from '../kinds/registry';
import { createFeedRoutes, type FeedRoute } from '../feeds/routes';
import { type Changes, setCaching, SHARED, sharedFrom } from '../lib/caching';
import { answerInText, createErrorHandler } from '../http/error-handler';
import { AppError } from '../lib/app-error';
import { withDeadline } from '../lib/time';
import { createLimitedLog } from '../lib/rate-limit';
import { createRenderMemory } from '../lib/render-memory';
import { createMediaRoute } from '../media/serve';
import { createPublishedContent, type PublishedContentDependencies } from '../published/content';
import { isPublicHost, redirectToCanonical } from './addresses';
import { createDocumentHandler } from './document-handler';
import { createDocumentMemory } from './document-memory';
import { createPreviewRenderer, createPrivatePage } from './private-page';
import { createSiteContent } from './site-content';
import { createSocialPicture } from './social-picture';

/** Readers wait ten seconds at most. */
const DEADLINE_MS = 8_000;

const ASSETS_FOLDER = '/assets';

interface PagesDependencies extends PublishedContentDependencies {
  loadSite: () => Promise<SiteRenderer>;
  /** The folder with the parts of social pictures. */
  cards: string;
  deadlineMs?: number;
}

export interface Pages {
  app: Express;
  /** Reads what most pages need and loads the site. Failures are left to the first request. */
  prepare: () => Promise<void>;
}

export function createPages(dependencies: PagesDependencies): Pages {
  const { firestore, clock, loadSite, cards, deadlineMs = DEADLINE_MS } = dependencies;
  const log = createLimitedLog(dependencies.log, clock);
  const app = express();
  app.disable('x-powered-by');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // Computes tags from the body.
  app.set('etag', 'strong');
  const published = createPublishedContent(dependencies);
  const previews = createPreviews(createContentStore(dependencies), contentKinds);
  const content = createSiteContent({ published, firestore, clock });
  const { nextChange } = published;
  const memory = createRenderMemory(clock, published.revision);
  const parts = { loadSite, content, memory, nextChange, clock };
  const documentOf = createDocumentMemory(parts);
  app.use(setBasicHeaders);
  // Before anything that caches may keep.
  const privatePages = {
    [PREVIEW_FOLDER]: createPreviewRenderer({ ...parts, previews, documentOf }),
    [APPLICATION_FOLDER]: async (token: string) =>
      (await loadSite()).render(applicationPath(token), content, 'app'),
  };
  for (const [folder, render] of Object.entries(privatePages)) {
    app.route(`${folder}/:token`).all(onlyReads).get(createPrivatePage(render));
  }
  app.use(ASSETS_FOLDER, refuseMissingFile);
  app.use(redirectToCanonical);
  app.use(MEDIA_FOLDER, onlyReads);
  app.get(`${SOCIAL_FOLDER}/*page`, createSocialPicture({ ...parts, cards }));
  app.get(`${MEDIA_FOLDER}/*name`, createMediaRoute({ firestore, clock, memory }));
  for (const route of createFeedRoutes({ ...parts, view: published.view })) {
    app
      .route(route.path)
      .all(onlyReads)
      .get(serve(route, { ...parts, deadlineMs }));
  }
  // The site knows whether anything else is a page.
  app.use(onlyReads, createDocumentHandler({ ...parts, documentOf, log }));
  app.use(createErrorHandler({ log, answer: answerInText }));
  return {
    app,
    // Reads first: the site loads while they are under way.
    prepare: async () => void (await Promise.allSettled([published.view(), loadSite()])),
  };
}

function serve(
  { path, contentType, spell, render }: FeedRoute,
  changes: Changes & { deadlineMs: number },
): RequestHandler {
  return async ({ url }, response) => {
    const written = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const search = spell?.(written) ?? '';
    const cacheControl = sharedFrom(changes);
    if (search !== written) {
      // One address per search, for caches.
      setCaching(response, cacheControl(SHARED));
      response.redirect(301, `${path}${search}`);
      return;
    }
    const bytes = await withDeadline(changes.deadlineMs, () => render(search));
    setCaching(response, cacheControl(SHARED));
    response.set('Content-Type', contentType).send(bytes);
  };
}

/** Of another build, or one that is just being deployed: nobody may cache that it's missing. */
const refuseMissingFile: RequestHandler = (_request, response) => {
  response.status(404).set(REVALIDATED_HEADERS).type('text').send('Not found\n');
};

const onlyReads: RequestHandler = ({ method }, _response, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else throw new AppError('method-not-allowed', 'Only reads', { allow: ['GET', 'HEAD'] });
};

/** Documents have their own headers. */
const setBasicHeaders: RequestHandler = (request, response, next) => {
  response.set(DATA_HEADERS);
  if (!isPublicHost(request)) response.set('X-Robots-Tag', 'noindex');
  next();
};
