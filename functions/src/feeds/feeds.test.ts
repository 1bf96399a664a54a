// @vitest-environment jsdom
import { brand } from '@torque-tide/domain/brand';
import { jobPosting } from '@torque-tide/domain/seo/structured-data';
import { brokenJobPostingRules } from '@torque-tide/domain/test/job-posting-rules';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { feedOf, newestOf, toFeedItems } from './feed-item';
import { renderIndeed } from './indeed';
import { renderJsonFeed, renderRss } from './reader-feeds';

import { renderLinkedIn } from './linkedin';
import {
  childrenNamed,
  childText,
  htmlText,
  parseXml,
  type ParsedElement,
} from '../../tests/support/parsed-xml';
import { renderSitemap, toLandingPages } from './site-files';

interface JsonItem {
  url: string;
  title: string;
  content_html: string;
  content_text: string;
  date_published: string;
  date_modified: string;
  tags: string[];
  _job: Record<string, unknown>;
}

const { agency, taxonomy } = FIRST_SETTINGS;
const items = toFeedItems(exampleJobs, NOW);
const urlOf = (id: string) => `${brand.siteUrl}/jobs/${id}`;

const rssOf = (all: typeof exampleJobs) =>
  renderRss(feedOf(all, { agency, now: NOW }, FEED_PATHS.rss));
const jsonOf = (all: typeof exampleJobs) =>
  renderJsonFeed(feedOf(all, { agency, now: NOW }, FEED_PATHS.json));

const indeedOf = (all: typeof items) => renderIndeed(all, agency);
const linkedInOf = (all: typeof items) => renderLinkedIn(all, agency);

const channel = childrenNamed(parseXml(rssOf(exampleJobs)), 'channel')[0] as ParsedElement;
const rss = childrenNamed(channel, 'item');
const indeed = childrenNamed(parseXml(indeedOf(items)), 'job');
const linkedIn = childrenNamed(parseXml(linkedInOf(items)), 'job');
const { items: json } = JSON.parse(jsonOf(exampleJobs)) as { items: JsonItem[] };
const changedStudy = { id: 'wind-farm', changedAt: new Date('2026-01-05T00:00:00.000Z') };
const landings = toLandingPages(taxonomy, exampleJobs, NOW);
const sitemap = childrenNamed(
  parseXml(renderSitemap(['/about'], newestOf(exampleJobs, NOW), [changedStudy], landings)),
  'url',
);

const texts = (entries: ParsedElement[], name: string) =>
  entries.map((entry) => childText(entry, name));
const withId = (entries: ParsedElement[], name: string, id: string) =>
  entries.find((entry) => childText(entry, name) === id) as ParsedElement;

describe('which feed has which jobs', () => {
  const newestFirst = ['1003', '1002', '1001', '1004', '1005', '1006'];

  test('readers and the sitemap get every published job', () => {
    const urls = newestFirst.map(urlOf);
    expect(texts(rss, 'link')).toEqual(urls);
    expect(json.map(({ url }) => url)).toEqual(urls);
    expect(texts(sitemap, 'loc').filter((url) => url && /\/jobs\/\d/.test(url))).toEqual(urls);
  });

  test('LinkedIn gets the jobs with a known country', () => {
    expect(texts(linkedIn, 'partnerJobId')).toEqual(newestFirst.filter((id) => id !== '1004'));
  });

  test('Indeed gets one entry a place, and a place without a town only for remote work', () => {
    expect(texts(indeed, 'referencenumber')).toEqual(['1003', '1003-pl', '1002', '1001', '1006']);
    expect(texts(indeed, 'requisitionid')).toEqual(['1003', '1003', '1002', '1001', '1006']);
  });
});

describe.each(items.map(({ job, changedAt }) => ({ id: job.id, job, changedAt })))(
  'job $id is the same everywhere',
  ({ id, job, changedAt }) => {
    const inRss = withId(rss, 'link', job.url);
    const inJson = json.find(({ url }) => url === job.url) as JsonItem;
    const inIndeed = indeed.filter((entry) => childText(entry, 'requisitionid') === id);
    const inLinkedIn = linkedIn.filter((entry) => childText(entry, 'partnerJobId') === id);
    const posting = jobPosting(job, { ...FIRST_SETTINGS, agency });
    /** XML can't contain these characters. */
    const printable = (text: string) => text.replaceAll('\u0000', '').replaceAll('\u0001', '');

    test('words', () => {
      const inXml = [...inIndeed, ...inLinkedIn];
      const titles = [inRss, ...inXml].map((entry) => childText(entry, 'title'));
      expect(new Set(titles)).toEqual(new Set([printable(job.title)]));
      expect(inJson.title).toBe(job.title);
      expect(posting?.['title'] ?? job.title).toBe(job.title);
      const html = inXml.map((entry) => childText(entry, 'description'));
      html.push(childText(inRss, 'content:encoded'), childText(inRss, 'description'));
      expect(new Set(html)).toEqual(new Set([printable(job.html)]));
      expect([inJson.content_html, inJson.content_text]).toEqual([job.html, job.text]);
      expect(posting?.['description'] ?? job.html).toBe(job.html);
    });

    test('address and dates', () => {
      for (const entry of inIndeed) {
        expect(childText(entry, 'url')).toBe(job.url);
        expect(childText(entry, 'date')).toBe(job.postedAt);
        expect(childText(entry, 'expirationdate')).toBe(job.closesAt);
      }
      for (const entry of inLinkedIn) expect(childText(entry, 'applyUrl')).toBe(job.url);
      expect(Date.parse(childText(inRss, 'pubDate') ?? '')).toBe(Date.parse(job.postedAt));
      expect(inJson.date_published).toBe(job.postedAt);
      expect(inJson.date_modified).toBe(changedAt.toISOString());
      expect(childText(withId(sitemap, 'loc', job.url), 'lastmod')).toBe(changedAt.toISOString());
      expect(posting?.['url'] ?? job.url).toBe(job.url);
      expect(posting?.['validThrough']).toBe(job.validThrough);
    });

    test('sectors, type and salary, by Google’s rules', () => {
      expect(childrenNamed(inRss, 'category').map(({ textContent }) => textContent)).toEqual(
        job.sectors,
      );
      expect(inJson.tags).toEqual(job.sectors);
      expect(inJson._job['employment_type']).toBe(job.employmentType ?? null);
      expect(inJson._job['salary']).toEqual(job.salary ?? null);
      expect(posting?.['employmentType']).toBe(posting && job.employmentType);
      expect(posting ? brokenJobPostingRules(posting) : []).toEqual([]);
      for (const entry of inLinkedIn) {
        expect(childrenNamed(entry, 'salaries')).toHaveLength(job.salary ? 1 : 0);
        expect(childrenNamed(entry, 'jobtype')).toHaveLength(job.employmentType ? 1 : 0);
      }
      for (const entry of inIndeed) {
        expect(childText(entry, 'salary') ?? '').toBe(job.salaryText);
        expect(childrenNamed(entry, 'jobtype')).toHaveLength(job.employmentType ? 1 : 0);
      }
    });
  },
);

describe('documented fields', () => {
  test('of RSS', () => {
    expect(childText(channel, 'title')).toBe(`Jobs at ${brand.name}`);
    expect(childText(channel, 'link')).toBe(`${brand.siteUrl}/jobs`);
    expect(childText(channel, 'description')).toBe(brand.tagline);
    expect(childText(channel, 'lastBuildDate')).toBe('Mon, 09 Mar 2026 08:00:00 GMT');
    const self = childrenNamed(channel, 'atom:link')[0];
    expect(self?.getAttribute('href')).toBe(`${brand.siteUrl}/jobs.rss`);
    for (const item of rss) {
      const [guid] = childrenNamed(item, 'guid');
      expect(guid?.getAttribute('isPermaLink')).toBe('true');
      expect(guid?.textContent).toBe(childText(item, 'link'));
    }
  });

  test('of Indeed', () => {
    for (const entry of indeed) {
      for (const name of ['date', 'referencenumber', 'url', 'company', 'description'])
        expect(childText(entry, name), name).toBeTruthy();
      expect(childText(entry, 'country')).toMatch(/^[A-Z]{2}$/);
      expect(childrenNamed(entry, 'state')).toHaveLength(1);
      const isRemote = childText(entry, 'remotetype') === 'Fully remote';
      expect(isRemote || childText(entry, 'city')).toBeTruthy();
    }
    const references = texts(indeed, 'referencenumber');
    expect(new Set(references).size).toBe(references.length);
    const inAustin = withId(indeed, 'requisitionid', '1006');
    expect(['city', 'state', 'country'].map((name) => childText(inAustin, name))).toEqual([
      'Austin',
      'Texas',
      'US',
    ]);
    expect(childText(inAustin, 'remotetype')).toBeUndefined();
  });

  test('of LinkedIn', () => {
    for (const entry of linkedIn) {
      for (const name of ['partnerJobId', 'company', 'location', 'applyUrl', 'posterEmail'])
        expect(childText(entry, name), name).toBeTruthy();
      expect(childText(entry, 'partnerJobId')?.length).toBeLessThanOrEqual(40);
    }
    const remote = withId(linkedIn, 'partnerJobId', '1003');
    expect(childText(remote, 'workplaceTypes')).toBe('Remote');
    const onSite = withId(linkedIn, 'partnerJobId', '1006');
    expect(childText(onSite, 'workplaceTypes')).toBe('On-site');
    expect(childText(remote, 'location')).toBe('Germany');
    expect(childText(remote, 'alternateLocations')?.trim()).toBe('Poland');
    const [salary] = childrenNamed(
      childrenNamed(withId(linkedIn, 'partnerJobId', '1006'), 'salaries')[0] as ParsedElement,
      'salary',
    );
    const amounts = ['lowEnd', 'highEnd'].map((name) =>
      childText(childrenNamed(salary as ParsedElement, name)[0] as ParsedElement, 'amount'),
    );
    expect([...amounts, childText(salary as ParsedElement, 'period')]).toEqual([
      '105',
      '120',
      'HOURLY',
    ]);
  });

  test('of JSON Feed', () => {
    const feed = JSON.parse(jsonOf(exampleJobs)) as Record<string, unknown>;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: `Jobs at ${brand.name}`,
      feed_url: `${brand.siteUrl}/jobs.json`,
    });
    expect(json.find(({ url }) => url === urlOf('1006'))?._job).toEqual({
      id: '1006',
      closes_at: null,
      employment_type: 'FULL_TIME',
      locations: [{ town: 'Austin', region: 'Texas', country: 'US' }],
      workplace: 'on-site',
      applicant_countries: [],
      salary: { currency: 'USD', min: 105, max: 120, unit: 'HOUR' },
      salary_text: '$105 to $120 an hour',
    });
  });

  test('landing pages in the sitemap: those with jobs, dated by their newest change', () => {
    const entries = sitemap.filter((url) =>
      /\/jobs\/(?:sector|location)\//.test(childText(url, 'loc') ?? ''),
    );
    expect(texts(entries, 'loc').map((url) => url?.replace(`${brand.siteUrl}/jobs/`, ''))).toEqual([
      'sector/clean-energy',
      'sector/renewable-energy',
      'sector/battery-storage',
      'sector/solar',
      'location/united-kingdom',
      'location/scotland',
      'location/germany',
      'location/poland',
      'location/united-states',
      'location/united-arab-emirates',
      'location/remote',
    ]);
    const dateOf = (path: string) =>
      childText(withId(sitemap, 'loc', `${brand.siteUrl}/jobs/${path}`), 'lastmod');
    expect(dateOf('sector/solar')).toBe('2026-03-05T10:30:00.000Z');
    expect(dateOf('location/united-states')).toBe('2026-03-09T08:00:00.000Z');
    expect(toLandingPages(taxonomy, [], NOW)).toEqual([]);
  });

  test('only content has a date in the sitemap', () => {
    const dated = sitemap.filter((url) => childText(url, 'lastmod'));
    expect(texts(dated, 'loc')).toEqual([
      ...landings.map(({ path }) => `${brand.siteUrl}${path}`),
      ...items.map(({ job }) => job.url),
      `${brand.siteUrl}/case-study/wind-farm`,
    ]);
    expect(texts(sitemap, 'loc')).toContain(`${brand.siteUrl}/about`);
    expect(texts(sitemap, 'loc').join(' ')).not.toContain('/admin');
  });
});

test('markup stays text in a reader that parses descriptions as HTML', () => {
  const [job] = exampleJobs.map((each) => ({
    ...each,
    description: 'Voltage < 33 kV & > 11 kV',
    responsibilities: '',
    requirements: '',
  }));
  const read = childrenNamed(parseXml(rssOf(job ? [job] : [])), 'channel')[0] as ParsedElement;
  const html = childText(childrenNamed(read, 'item')[0] as ParsedElement, 'description') ?? '';
  expect(htmlText(html)).toBe('Voltage < 33 kV & > 11 kV');
});

test('feeds without jobs are well-formed and have no date', () => {
  for (const render of [rssOf, indeedOf, linkedInOf]) {
    const text = render([]);
    expect(() => parseXml(text)).not.toThrow();
    expect(text).not.toContain('lastBuildDate');
  }
});

test('the same content gives the same bytes at any time', () => {
  const hourLater = new Date(NOW.getTime() + 3_600_000);
  const later = toFeedItems(exampleJobs, hourLater);
  for (const render of [indeedOf, linkedInOf]) expect(render(later)).toBe(render(items));
  const feedAt = (now: Date) => feedOf(exampleJobs, { agency, now }, FEED_PATHS.rss);
  for (const render of [renderRss, renderJsonFeed]) {
    expect(render(feedAt(hourLater))).toBe(render(feedAt(NOW)));
  }
});
