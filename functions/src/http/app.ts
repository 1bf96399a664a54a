import { API_HEADERS } from '@torque-tide/contract/http-headers';
import { endpoint, type EndpointName, endpoints } from '@torque-tide/contract/api';
import express, { type Express, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { AppError } from '../lib/app-error';
import type { HandlersOf } from '../lib/handler';
import { createLazy } from '../lib/promises';
import { createLimitedLog } from '../lib/rate-limit';
import {
  createPublishedContent,
  type PublishedContent,
  type PublishedContentDependencies,
} from '../published/content';
import { createVisitorHandlers } from '../published/visitor-handlers';
import type { AdminDependencies } from './admin-parts';
import { createAuditTrail } from './audit-trail';
import { createEndpointRoute } from './endpoint-route';
import { createErrorHandler } from './error-handler';
import { answerCaller } from './form';
import { malformedPathOf } from './unread-requests';

// zod/mini has no messages of its own.
z.config(en());

/** Callers must get an answer within ten seconds. */
const DEADLINE_MS = 8_000;

interface AppDependencies
  extends PublishedContentDependencies, Omit<AdminDependencies, 'loadPagePreviews' | 'published'> {
  trustedProxies: number;
  deadlineMs?: number;
  readsUnwantedBodies?: boolean | undefined;
  loadPagePreviews: (published: PublishedContent) => Promise<HandlersOf<'pagePreviews.'>>;
}

export function createApp(dependencies: AppDependencies): Express {
  const { clock, log, trustedProxies, loadPagePreviews } = dependencies;
  const { deadlineMs = DEADLINE_MS, readsUnwantedBodies } = dependencies;
  const published = createPublishedContent(dependencies);
  const options = {
    visitors: createVisitorHandlers(published.view, clock),
    loadAdminParts: createLazy(async () => {
      const { createAdminParts } = await import('./admin-parts');
      return createAdminParts({
        ...dependencies,
        loadPagePreviews: createLazy(() => loadPagePreviews(published)),
        published,
      });
    }),
    onChange: published.invalidate,
    noteInAudit: createAuditTrail({ clock, log }),
    deadlineMs,
  };

  const app = express();
  app.disable('x-powered-by');
  // Express's tags are off: visitors' tags are made once, and admins have versions in the bodies.
  app.disable('etag');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.set('trust proxy', trustedProxies);
  app.use(setSecurityHeaders, refuseMalformedPath);
  for (const [path, names] of endpointsByPath()) {
    const route = app.route(path);
    for (const name of names) {
      const method = endpoint(name).method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      route[method](createEndpointRoute(name, options));
    }
    route.all(refuseMethod(allowedBy(names)));
  }
  app.use(() => {
    throw new AppError('not-found', 'There is nothing at this address');
  });
  app.use(
    createErrorHandler({
      log: createLimitedLog(log, clock),
      answer: answerCaller,
      readsUnwantedBodies,
    }),
  );
  return app;
}

function endpointsByPath(): Map<string, EndpointName[]> {
  const byPath = new Map<string, EndpointName[]>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path } = endpoint(name);
    byPath.set(path, [...(byPath.get(path) ?? []), name]);
  }
  return byPath;
}

function allowedBy(names: EndpointName[]): string[] {
  const methods = names.map((name) => endpoint(name).method);
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function refuseMethod(allow: string[]): RequestHandler {
  return ({ method }) => {
    throw new AppError('method-not-allowed', `${method} is not possible at this address`, {
      allow,
    });
  };
}

const refuseMalformedPath: RequestHandler = (request, _response, next) => {
  if (malformedPathOf(request) === undefined) next();
  else throw new AppError('malformed', 'The path has an escape that stands for no text');
};

/** Answers are data: nothing may frame, sniff, embed or run them. */
const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.set(API_HEADERS);
  next();
};
