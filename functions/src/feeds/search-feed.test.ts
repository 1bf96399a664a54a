import { brand } from '@torque-tide/domain/brand';
import { filterJobs, indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { AppError } from '../lib/app-error';
import { renderJsonFeed } from './json-feed';
import { renderRss } from './rss';
import { checkedSearch, searchFeed } from './search-feed';

const gazetteer = await loadGazetteer();
const index = indexJobs(exampleJobs, NOW.getTime(), FIRST_SETTINGS.taxonomy);
const feedOf = (search: string, path: string = FEED_PATHS.searchRss) =>
  searchFeed(index, path, search, gazetteer, FIRST_SETTINGS);

const SEARCHES = [
  '?sector=Solar',
  '?q=markup&type=Contract',
  '?remote=1',
  '?location=remote',
  '?location=UK&salary=1',
  '',
];

test.each(SEARCHES)('the feed of "%s" has the jobs that the list shows for it', (search) => {
  const listed = filterJobs(index, readFilters(search));
  const ids = feedOf(search).items.map(({ job }) => job.id);
  expect(ids.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  expect(ids.length).toBeGreaterThan(0);
});

test('the feed of a search near a place has the jobs around it, and who follows a place is told so', () => {
  const feed = feedOf('?near=Paisley&nearonly=1');
  expect(feed.items.map(({ job }) => job.id)).toEqual(['1002', '1001']);
  expect(feed.title).toContain('near Paisley');
  expect(feedOf('?q=Paisley&nearonly=1').items.map(({ job }) => job.id)).toEqual(['1002', '1001']);
});

test('it names its search, its own address and the page of the same search', () => {
  const search = '?sector=Solar&location=Germany';
  const rss = renderRss(feedOf(search));
  expect(rss).toContain(
    `<title>Jobs at ${brand.name.replace('&', '&amp;')}: Solar, Germany</title>`,
  );
  expect(rss).toContain(`<link>${brand.siteUrl}/jobs?sector=Solar&amp;location=Germany</link>`);
  expect(rss).toContain(`${brand.siteUrl}/jobs/search.rss?sector=Solar&amp;location=Germany`);
  const json = feedOf(search, FEED_PATHS.searchJson);
  expect(JSON.parse(renderJsonFeed(json))).toMatchObject({
    title: `Jobs at ${brand.name}: Solar, Germany`,
    home_page_url: `${brand.siteUrl}/jobs${search}`,
    feed_url: `${brand.siteUrl}/jobs/search.json${search}`,
  });
});

test('a search whose last job has closed is an empty feed, and no error', () => {
  expect(feedOf('?sector=Hydrogen').items).toEqual([]);
});

test.each(['?sector=sola', '?sector=Future+Mobility', '?location=Nordics', '?type=Temporary'])(
  '%s is known by part of its name, in any case, whether it has jobs or not',
  (search) => {
    expect(() => feedOf(search)).not.toThrow();
  },
);

test.each(['?sector=Solar&sector=Y1', '?location=Atlantis', '?type=Volunteer', '?near=Atlantis'])(
  '%s is not found: nothing is called so',
  (search) => {
    expect(() => feedOf(search)).toThrow(expect.objectContaining({ code: 'not-found' }));
  },
);

test.each([
  ['?location=UK&sector=Wind&sector=BESS', '?sector=BESS&sector=Wind&location=UK'],
  ['?utm_source=mail&sector=Wind', '?sector=Wind'],
  ['?q=%20grid%20', '?q=grid'],
  ['?sector=Wind', '?sector=Wind'],
  ['?near=Coventry&within=50&sort=pay', '?near=Coventry&within=50'],
  ['', ''],
])('%s is spelled %s', (search, canonical) => {
  expect(checkedSearch(search)).toBe(canonical);
});

test.each([
  '?days=3',
  '?within=26',
  '?sort=best',
  '?days=7&days=14',
  '?remote=yes',
  '?q=a&q=b',
  `?q=${'x'.repeat(121)}`,
  '?sector=',
  `?sector=${'x'.repeat(81)}`,
  `?${Array.from({ length: 11 }, (_, at) => `type=${at}`).join('&')}`,
])('%s is refused', (search) => {
  expect(() => checkedSearch(search)).toThrow(AppError);
});
