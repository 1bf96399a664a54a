import { DOCUMENT_HEADERS } from '@torque-tide/contract/http-headers';
import type { SiteDocument } from '@torque-tide/contract/site-renderer';
import type { RequestHandler } from 'express';
import {
  ASKED_EACH_TIME,
  type Keeping,
  NEVER_KEPT,
  setCaching,
  SHARED_ABSENCE,
  SHARED_PAGE,
  sharedFrom,
} from '../lib/caching';
import { encodeOnce } from '../http/encoded-answer';
import { RETRY_AFTER_SECONDS, toAppError } from '../http/error-handler';
import { malformedPathOf } from '../http/unread-requests';
import { withDeadline } from '../lib/time';
import { describeError, type Log, withoutToken } from '../lib/log';
import type { DocumentMemory, PageParts } from './document-memory';

/** After this time, the browser asks the API itself. */
const DEADLINE_MS = 4_000;

/** A 410 isn't cached, because the item may be published again at any moment. */
const KEEPING: Record<SiteDocument['status'], Keeping | undefined> = {
  200: SHARED_PAGE,
  404: SHARED_ABSENCE,
  410: undefined,
};

interface Dependencies extends Omit<PageParts, 'memory'> {
  documentOf: DocumentMemory;
  log: Log;
}

/** Answers with a page's document. Unreadable content is a 503 with the empty document, which the browser fills. */
export function createDocumentHandler(dependencies: Dependencies): RequestHandler {
  const { loadSite, content, documentOf, log } = dependencies;
  return async (request, response) => {
    // The site reports a malformed path as not found.
    const path = malformedPathOf(request) ?? request.path;
    const site = await loadSite();
    const address = path + site.searchOf(path, request.url.slice(request.path.length));
    let document: SiteDocument;
    let shared: string;
    try {
      const cacheControl = sharedFrom(dependencies);
      document = await withDeadline(DEADLINE_MS, () => documentOf(site, address));
      const keeping = document.isProvisional ? undefined : KEEPING[document.status];
      shared = keeping ? cacheControl(keeping) : ASKED_EACH_TIME;
    } catch (error) {
      const isExpected = toAppError(error).code === 'unavailable';
      const details = { path: withoutToken(path), ...describeError(error) };
      log[isExpected ? 'warn' : 'error'](
        'A page could not be made, and the browser is left to it',
        details,
      );
      response.status(503).set(DOCUMENT_HEADERS);
      response.set({ 'Cache-Control': NEVER_KEPT, 'Retry-After': RETRY_AFTER_SECONDS });
      response.type('html').send(site.shell(await content.settings()));
      return;
    }
    const { status, html, movedTo } = document;
    if (movedTo !== undefined) {
      setCaching(response, shared);
      response.redirect(301, movedTo);
      return;
    }
    response.status(status).set(DOCUMENT_HEADERS);
    setCaching(response, shared);
    // Bytes and tag are made once per document.
    const { body, tag } = encodeOnce(document, () => html);
    response.set('ETag', tag).type('html').send(body);
  };
}
