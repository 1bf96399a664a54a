import { canonicalUrl } from '@torque-tide/domain/paths';
import { type Feed, feedDescription, lastChange } from './feed-item';
import { cdataElement, parentElement, textElement, xmlDocument } from './xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
};

/** Published jobs as RSS 2.0, with the whole advert in each item. */
export function renderRss(feed: Feed): string {
  const { items, title, path, page } = feed;
  const changed = lastChange(items);
  const self = { href: canonicalUrl(path), rel: 'self', type: 'application/rss+xml' };
  const channel = [
    textElement('title', title),
    textElement('link', canonicalUrl(page)),
    textElement('description', feedDescription(feed)),
    textElement('language', 'en-GB'),
    changed ? textElement('lastBuildDate', changed.toUTCString()) : '',
    parentElement('atom:link', [], self),
    ...items.map(renderItem),
  ];
  return xmlDocument(
    parentElement('rss', [parentElement('channel', channel)], { version: '2.0', ...NAMESPACES }),
  );
}

function renderItem({ job }: Feed['items'][number]): string {
  return parentElement('item', [
    textElement('title', job.title),
    textElement('link', job.url),
    textElement('guid', job.url, { isPermaLink: 'true' }),
    textElement('pubDate', new Date(job.postedAt).toUTCString()),
    ...job.sectors.map((sector) => textElement('category', sector)),
    // Readers parse it as HTML, whatever it is.
    textElement('description', job.html),
    cdataElement('content:encoded', job.html),
  ]);
}
