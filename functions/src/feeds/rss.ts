import { brand } from '@torque-tide/domain/brand';
import { canonicalUrl, FEED_PATHS } from '@torque-tide/domain/paths';
import { type FeedItem, lastChange } from './feed-item';
import { cdataElement, parentElement, textElement, xmlDocument } from './xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
};

/** Every published job as RSS 2.0, with the whole advert in each item. */
export function renderRss(items: readonly FeedItem[]): string {
  const changed = lastChange(items);
  const self = { href: canonicalUrl(FEED_PATHS.rss), rel: 'self', type: 'application/rss+xml' };
  const channel = [
    textElement('title', `Jobs at ${brand.name}`),
    textElement('link', canonicalUrl('/jobs')),
    textElement('description', brand.tagline),
    textElement('language', 'en-GB'),
    changed ? textElement('lastBuildDate', changed.toUTCString()) : '',
    parentElement('atom:link', [], self),
    ...items.map(renderItem),
  ];
  return xmlDocument(
    parentElement('rss', [parentElement('channel', channel)], { version: '2.0', ...NAMESPACES }),
  );
}

function renderItem({ job }: FeedItem): string {
  return parentElement('item', [
    textElement('title', job.title),
    textElement('link', job.url),
    textElement('guid', job.url, { isPermaLink: 'true' }),
    textElement('pubDate', new Date(job.postedAt).toUTCString()),
    ...job.sectors.map((sector) => textElement('category', sector)),
    textElement('description', job.text),
    cdataElement('content:encoded', job.html),
  ]);
}
