import { DOCUMENT_HEADERS, PREVIEW_HEADERS } from '@torque-tide/contract/http-headers';
import type { SiteDocument } from '@torque-tide/contract/site-renderer';
import { caseStudyPath, jobPath, previewPath } from '@torque-tide/domain/paths';
import type { RequestHandler } from 'express';
import type { Previews } from '../content/previews';
import { NEVER_KEPT } from '../lib/caching';
import { withDeadline } from '../lib/time';
import { contentWithItem } from './content-with-item';
import type { DocumentMemory, PageParts } from './document-memory';

const DEADLINE_MS = 4_000;

/** Shows what a token opens as stored now, without scripts and uncached. */
export function createPrivatePage(
  render: (token: string) => Promise<SiteDocument>,
): RequestHandler {
  return async ({ params }, response) => {
    const { status, html } = await withDeadline(DEADLINE_MS, () => render(String(params['token'])));
    response.status(status).set(DOCUMENT_HEADERS).set(PREVIEW_HEADERS);
    response.set('Cache-Control', NEVER_KEPT).type('html').send(html);
  };
}

/** For any token that opens nothing: they share a document, so guesses are cheap. */
const NO_TOKEN = 'none';

const PATHS = { jobs: jobPath, caseStudies: caseStudyPath };

interface Dependencies extends PageParts {
  previews: Pick<Previews, 'open'>;
  documentOf: DocumentMemory;
}

/** Renders a preview link's item. */
export function createPreviewRenderer(dependencies: Dependencies) {
  const { loadSite, content, previews, documentOf, clock } = dependencies;
  return async (token: string): Promise<SiteDocument> => {
    const [site, found] = await Promise.all([loadSite(), previews.open(token)]);
    if (!found) return documentOf(site, previewPath(NO_TOKEN));
    const { kind, item, note } = found;
    const shown = contentWithItem(content, kind, item, clock.now());
    return site.render(PATHS[kind](item.id), shown, note);
  };
}
