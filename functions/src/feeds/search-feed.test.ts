import { brand } from '@torque-tide/domain/brand';
import { filterJobs, indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { renderJsonFeed, renderRss } from './reader-feeds';
import { searchFeed, searchOfFeed } from './search-feed';

const gazetteer = await loadGazetteer();
const index = indexJobs(exampleJobs, NOW.getTime(), FIRST_SETTINGS.taxonomy);
const feedOf = (search: string, path: string = FEED_PATHS.searchRss) =>
  searchFeed(index, path, search, gazetteer, FIRST_SETTINGS.agency);

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

test('the feed of a search near a place has the jobs around it, and says so to its readers', () => {
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

test.each(['?sector=Hydrogen', '?location=Atlantis'])(
  'the feed of %s, which finds no job, is empty',
  (search) => {
    expect(feedOf(search).items).toEqual([]);
  },
);

test.each([
  ['?location=UK&sector=Wind&sector=BESS', '?sector=BESS&sector=Wind&location=UK'],
  ['?utm_source=mail&sector=Wind', '?sector=Wind'],
  ['?q=%20grid%20', '?q=grid'],
  ['?sector=Wind', '?sector=Wind'],
  ['?days=3&remote=yes&sector=', ''],
  ['?near=Coventry&within=50&sort=pay', '?near=Coventry&within=50'],
  ['', ''],
])('%s redirects to %s', (search, canonical) => {
  expect(searchOfFeed(search)).toBe(canonical);
});
