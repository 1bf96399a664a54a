import { DOCUMENT_HEADERS } from '@torque-tide/contract/http-headers';
import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { RequestHandler } from 'express';
import {
  ASKED_EACH_TIME,
  type Keeping,
  NEVER_KEPT,
  setCaching,
  SHARED_ABSENCE,
  SHARED_PAGE,
  sharedUntil,
} from '../lib/caching';
import { encodeOnce } from '../http/encoded-answer';
import { RETRY_AFTER_SECONDS, toAppError } from '../http/error-handler';
import { malformedPathOf } from '../http/unread-requests';
import { type Clock, withDeadline } from '../lib/time';
import { describeError, type Log, withoutToken } from '../lib/log';
import type { DocumentMemory } from './document-memory';

/** A visitor waits for it with an empty screen; after that the browser asks the API by itself. */
const DEADLINE_MS = 4_000;

/** By status. A 410 isn't kept: the item may be published again at any moment. */
const KEEPING: Record<SiteDocument['status'], Keeping | undefined> = {
  200: SHARED_PAGE,
  404: SHARED_ABSENCE,
  410: undefined,
};

interface Dependencies {
  loadSite: () => Promise<SiteRenderer>;
  content: SiteContent;
  documentOf: DocumentMemory;
  /** When the content next changes by itself, in milliseconds, as far as its last read knew. */
  nextChange: () => number;
  clock: Clock;
  log: Log;
}

/**
 * Answers with the document of a page, the same to every reader. When the content cannot be read it is
 * a 503, so that no search engine takes it for the page, and the empty document, in which the browser
 * makes the page as soon as the API answers, and says itself what is missing.
 */
export function createDocumentHandler(dependencies: Dependencies): RequestHandler {
  const { loadSite, content, documentOf, nextChange, clock, log } = dependencies;
  return async (request, response) => {
    // The site finds no item at such a path, and says so as it does of any other.
    const path = malformedPathOf(request) ?? request.path;
    const site = await loadSite();
    const address = path + site.searchOf(path, request.url.slice(request.path.length));
    let document: SiteDocument;
    let shared: string;
    try {
      // Asked before as well: what changes while the page is made must not be kept beyond it.
      const before = nextChange();
      document = await withDeadline(DEADLINE_MS, () => documentOf(site, address));
      const keeping = document.isProvisional ? undefined : KEEPING[document.status];
      shared = keeping
        ? sharedUntil(keeping, Math.min(before, nextChange()), clock.now())
        : ASKED_EACH_TIME;
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
    // A page from memory goes out as it did before: its bytes and their tag are made once.
    const { body, tag } = encodeOnce(document, () => html);
    response.set('ETag', tag).type('html').send(body);
  };
}
