import express, { type Express, type RequestHandler } from 'express';
import type { ContentDependencies } from '../content/collection';
import { createFeedRoutes, type FeedRoute } from '../feeds/routes';
import { withDeadline } from '../http/deadline';
import { createPublishedContent } from '../published/content';
import { createPagesErrorHandler } from './error-handler';
import { isPublicHost } from './public-host';

/** Below the ten seconds that a reader waits, as the API's. */
const DEADLINE_MS = 8_000;
/**
 * The CDN keeps an answer for five minutes and may serve it for ten more while it fetches the next:
 * with the half minute that an instance's memory takes, an edit is in every feed after a quarter of an
 * hour and thirty seconds at most.
 */
const CACHE_CONTROL = 'public, s-maxage=300, stale-while-revalidate=600';

interface PagesDependencies extends ContentDependencies {
  deadlineMs?: number;
}

/** Documents that are made of the content on request: feeds and the sitemap. */
export function createPagesApp(dependencies: PagesDependencies): Express {
  const { clock, log, deadlineMs = DEADLINE_MS } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // Of the body: two answers of the same content are the same, and a reader gets a 304.
  app.set('etag', 'strong');
  app.use(setHeaders);
  const { jobs, caseStudies } = createPublishedContent(dependencies);
  const routes = createFeedRoutes({ jobs, caseStudies, clock });
  for (const route of routes) {
    app
      .route(route.path)
      .get(serve(route, deadlineMs))
      .all((_request, response) => {
        response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
      });
  }
  app.use((_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
  });
  app.use(createPagesErrorHandler(log));
  return app;
}

function serve({ contentType, render }: FeedRoute, deadlineMs: number): RequestHandler {
  return async (_request, response) => {
    const text = await withDeadline(deadlineMs, render);
    // A buffer, because Express would append a charset of its own to a text's type.
    response
      .set({ 'Cache-Control': CACHE_CONTROL, 'Content-Type': contentType })
      .send(Buffer.from(text));
  };
}

/** Nothing may run or frame a feed, and on a host that is not the site's nothing is indexed. */
const setHeaders: RequestHandler = (request, response, next) => {
  response.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  if (!isPublicHost(request)) response.set('X-Robots-Tag', 'noindex');
  next();
};
