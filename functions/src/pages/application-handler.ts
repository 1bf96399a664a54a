import { DOCUMENT_HEADERS, PREVIEW_HEADERS } from '@torque-tide/contract/http-headers';
import type { SiteContent, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { applicationPath } from '@torque-tide/domain/paths';
import type { RequestHandler } from 'express';
import { NEVER_KEPT } from '../lib/caching';
import { withDeadline } from '../lib/time';

const DEADLINE_MS = 4_000;

interface Dependencies {
  loadSite: () => Promise<SiteRenderer>;
  content: SiteContent;
}

/** Shows a candidate's application as stored now, without scripts and uncached. */
export function createApplicationHandler({ loadSite, content }: Dependencies): RequestHandler {
  return async ({ params }, response) => {
    const { status, html } = await withDeadline(DEADLINE_MS, async () =>
      (await loadSite()).render(applicationPath(String(params['token'])), content, 'app'),
    );
    response.status(status).set(DOCUMENT_HEADERS).set(PREVIEW_HEADERS);
    response.set('Cache-Control', NEVER_KEPT).type('html').send(html);
  };
}
