import { canonicalUrl } from '@torque-tide/domain/paths';
import { type Feed, feedDescription, lastChange } from './feed-item';
import { cdataElement, parentElement, textElement, xmlDocument } from './xml';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
};

/** Renders RSS 2.0 with whole adverts. */
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
    // Feed readers parse it as HTML.
    textElement('description', job.html),
    cdataElement('content:encoded', job.html),
  ]);
}

/** Renders JSON Feed 1.1, with our own fields in `_job`. */
export function renderJsonFeed(feed: Feed): string {
  const { agency, items, title, path, page } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: canonicalUrl(page),
    feed_url: canonicalUrl(path),
    description: feedDescription(feed),
    language: 'en-GB',
    authors: [{ name: agency.name, url: PUBLIC_ORIGIN }],
    items: items.map(({ job, changedAt }) => ({
      id: job.url,
      url: job.url,
      title: job.title,
      content_html: job.html,
      content_text: job.text,
      date_published: job.postedAt,
      date_modified: changedAt.toISOString(),
      tags: job.sectors,
      _job: {
        id: job.id,
        closes_at: job.closesAt ?? null,
        employment_type: job.employmentType ?? null,
        locations: job.places.map(({ country, locality, region }) => ({
          town: locality ?? null,
          region: region ?? null,
          country: country.code,
        })),
        workplace: job.workplace ?? null,
        applicant_countries: job.applicantCountries.map(({ code }) => code),
        salary: job.salary ?? null,
        salary_text: job.salaryText,
      },
    })),
  });
}
