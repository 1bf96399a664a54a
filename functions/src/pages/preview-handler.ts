import { DOCUMENT_HEADERS, PREVIEW_HEADERS } from '@torque-tide/contract/http-headers';
import type { SiteContent, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { caseStudyPath, jobPath, previewPath } from '@torque-tide/domain/paths';
import type { RequestHandler } from 'express';
import type { Previews } from '../content/previews';
import { NEVER_KEPT } from '../lib/caching';
import { type Clock, withDeadline } from '../lib/time';
import { contentWithItem } from './content-with-item';
import type { DocumentMemory } from './document-memory';

const DEADLINE_MS = 4_000;
/** Replaces every invalid token, so that they share a document. */
const NO_TOKEN = 'none';

const PATHS = { jobs: jobPath, caseStudies: caseStudyPath };

interface Dependencies {
  loadSite: () => Promise<SiteRenderer>;
  content: SiteContent;
  previews: Pick<Previews, 'open'>;
  documentOf: DocumentMemory;
  clock: Clock;
}

/** Shows a preview link's item as stored now, uncached. Links that open nothing share a document, so guesses are cheap. */
export function createPreviewHandler(dependencies: Dependencies): RequestHandler {
  const { loadSite, content, previews, documentOf, clock } = dependencies;
  return async ({ params }, response) => {
    const { status, html } = await withDeadline(DEADLINE_MS, async () => {
      const [site, found] = await Promise.all([loadSite(), previews.open(String(params['token']))]);
      if (!found) return documentOf(site, previewPath(NO_TOKEN));
      const { kind, item, note } = found;
      const shown = contentWithItem(content, kind, item, clock.now());
      return site.render(PATHS[kind](item.id), shown, note);
    });
    response.status(status).set(DOCUMENT_HEADERS).set(PREVIEW_HEADERS);
    response.set('Cache-Control', NEVER_KEPT).type('html').send(html);
  };
}
