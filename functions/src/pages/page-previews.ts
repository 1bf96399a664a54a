import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import { withoutPlace } from '@torque-tide/domain/paths';
import { TEXTS_NAMES, textsOf } from '@torque-tide/domain/texts/all-texts';
import type { Firestore } from 'firebase-admin/firestore';
import { notFound } from '../content/current';
import { contentKinds } from '../kinds/registry';
import type { Clock } from '../lib/clock';
import type { HandlersOf } from '../lib/handler';
import type { PublishedContent } from '../published/content';
import { editedContent } from './edited-content';
import { createSiteContent } from './site-content';

interface Dependencies {
  published: PublishedContent;
  firestore: Firestore;
  clock: Clock;
  loadSite: () => Promise<SiteRenderer>;
}

/** Shows whoever edits what all pages are made of a page as it would be. Decision 0032. */
export function createPagePreviews(dependencies: Dependencies): HandlersOf<'pagePreviews.'> {
  const { published, loadSite } = dependencies;
  // No page with one address shows what a link leads to.
  const previews = { open: () => Promise.resolve(undefined) };
  const content = createSiteContent({ ...dependencies, previews });
  return {
    'pagePreviews.make': async ({ body }) => {
      const site = await loadSite();
      if (!hasPage(site, body.path)) throw notFound('Page');
      if (!contentKinds[body.kind].standing?.ids.includes(body.id)) throw notFound('Item');
      const { html } = await site.render(body.path, await editedContent(content, published, body));
      return { html: withoutScripts(html) };
    },
  };
}

/** True for a page that has one address, whatever the content is. */
function hasPage({ listedPaths }: SiteRenderer, path: string): boolean {
  return (
    listedPaths.includes(path) ||
    TEXTS_NAMES.some((name) => withoutPlace(textsOf(name).path) === path)
  );
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
