import type { SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { textsOf } from '@torque-tide/domain/texts/all-texts';
import type { Firestore } from '@google-cloud/firestore';
import { notFound } from '../content/current';
import { contentKinds } from '../kinds/registry';
import type { Clock } from '../lib/clock';
import type { HandlersOf } from '../lib/handler';
import type { PublishedContent } from '../published/content';
import { contentWithItem } from './content-with-item';
import { editedContent } from './edited-content';
import { createSiteContent } from './site-content';

interface Dependencies {
  published: PublishedContent;
  firestore: Firestore;
  clock: Clock;
  loadSite: () => Promise<SiteRenderer>;
}

/** Renders pages with what a form holds. Decision 0035. */
export function createPagePreviews(dependencies: Dependencies): HandlersOf<'pagePreviews.'> {
  const { published, loadSite, clock } = dependencies;
  // What is not published has links of its own, and is reached by no other way.
  const previews = { open: () => Promise.resolve(undefined) };
  const content = createSiteContent({ ...dependencies, previews });
  return {
    'pagePreviews.make': async ({ body }) => {
      const { standing } = contentKinds[body.kind];
      if (standing && !standing.ids.includes(body.id)) throw notFound('Item');
      const site = await loadSite();
      const edited = standing
        ? await editedContent(content, published, body)
        : contentWithItem(content, published, body, clock.now());
      const document = await site.render(body.path, edited);
      if (!isPage(document, body.path)) throw notFound('Page');
      return { html: withoutScripts(document.html) };
    },
  };
}

/** True for what visitors find at an address of this site, and for the page that tells them of nothing. */
function isPage({ status, movedTo }: SiteDocument, path: string): boolean {
  if (movedTo !== undefined) return false;
  return status === 200 || path === textsOf('notFound').path;
}

/** Scripts would not run where it is shown, and most of what they are told is the page once more. */
function withoutScripts(html: string): string {
  return without('noscript', without('script', html));
}

/** Of elements that have none of their own name in them. */
function without(name: string, html: string): string {
  const end = `</${name}>`;
  const [before = '', ...rest] = html.split(`<${name}`);
  return [before, ...rest.map((part) => part.slice(part.indexOf(end) + end.length))].join('');
}
