import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { RequestHandler } from 'express';
import { withDeadline } from '../http/deadline';
import { describeError, type Log } from '../lib/log';

/** A visitor waits for it with an empty screen; after that the browser asks the API by itself. */
const DEADLINE_MS = 4_000;

/**
 * The CDN keeps a page for five minutes and may serve it for ten more while it fetches the next; the
 * browser asks each time, and takes data of more than five minutes for stale.
 */
const KEPT = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600';

/** What is not there now may be there soon: a job that was just published, for example. */
const KEPT_BRIEFLY = 'public, max-age=0, s-maxage=60';

interface Dependencies {
  loadSite: () => Promise<SiteRenderer>;
  content: SiteContent;
  log: Log;
  deadlineMs?: number;
}

/**
 * Answers with the document of a page, the same to every reader. When the content cannot be read
 * it is the empty document, in which the browser makes the page, and says itself what is missing.
 */
export function createDocumentHandler(dependencies: Dependencies): RequestHandler {
  const { loadSite, content, log, deadlineMs = DEADLINE_MS } = dependencies;
  return async ({ path }, response) => {
    const site = await loadSite();
    let document: SiteDocument;
    try {
      document = await withDeadline(deadlineMs, () => site.render(path, content));
    } catch (error) {
      log.error('A page could not be made, and the browser is left to it', {
        path,
        ...describeError(error),
      });
      response.set('Cache-Control', 'no-store').type('html').send(site.shell);
      return;
    }
    const { status, html } = document;
    response
      .status(status)
      .set('Cache-Control', status === 200 ? KEPT : KEPT_BRIEFLY)
      .type('html')
      .send(html);
  };
}
