import type { Firestore } from '@google-cloud/firestore';
import type { PagePreview } from '@torque-tide/contract/previews';
import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { isPreviewable } from '@torque-tide/contract/drafts';
import { textsOf } from '@torque-tide/domain/texts/all-texts';
import { notFound } from '../content/current';
import { contentKinds } from '../kinds/registry';
import type { Clock } from '../lib/time';
import type { HandlersOf } from '../lib/handler';
import type { PublishedContent } from '../published/content';
import { contentWithItem, itemOfForm } from './content-with-item';
import { createSiteContent } from './site-content';

interface Dependencies {
  firestore: Firestore;
  published: PublishedContent;
  clock: Clock;
  loadSite: () => Promise<SiteRenderer>;
}

/** Renders pages with a form's values. Decision 0035. */
export function createPagePreviews(dependencies: Dependencies): HandlersOf<'pagePreviews.'> {
  const { published, loadSite, clock } = dependencies;
  const content = createSiteContent(dependencies);

  async function contentOf(form: PagePreview): Promise<SiteContent> {
    const { kind } = form;
    const view = await published.view();
    if (isPreviewable(kind)) {
      const item = itemOfForm(kind, form, view, clock.now());
      return contentWithItem(content, kind, item, clock.now());
    }
    const edited = await published.viewWith(kind, itemOfForm(kind, form, view, clock.now()));
    return createSiteContent({
      ...dependencies,
      published: { ...published, view: async () => edited },
    });
  }

  return {
    'pagePreviews.make': async ({ body }) => {
      const { kind } = body;
      const { standing } = contentKinds[kind];
      if (standing && !standing.ids.includes(body.id)) throw notFound('Item');
      const site = await loadSite();
      const document = await site.render(body.path, await contentOf(body), 'frame');
      if (!isPage(document, body.path)) throw notFound('Page');
      return { html: document.html };
    },
  };
}

function isPage({ status, movedTo }: SiteDocument, path: string): boolean {
  if (movedTo !== undefined) return false;
  return status === 200 || path === textsOf('notFound').path;
}
