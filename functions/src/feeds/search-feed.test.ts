import { brand } from '@torque-tide/domain/brand';
import { filterJobs, indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { feedOf } from './feed-item';
import { renderJsonFeed, renderRss } from './reader-feeds';

const gazetteer = await loadGazetteer();
const index = indexJobs(exampleJobs, NOW.getTime(), FIRST_SETTINGS.taxonomy);
const { agency } = FIRST_SETTINGS;
const feedFor = (search: string, path: string = FEED_PATHS.searchRss) =>
  feedOf(
    searchJobs(index, readFilters(search), gazetteer).jobs,
    { agency, now: NOW },
    path,
    search,
  );

const SEARCHES = ['?sector=Solar', '?remote=1', '?location=UK&salary=1', ''];

test.each(SEARCHES)('the feed of "%s" has the jobs that the list shows for it', (search) => {
  const listed = filterJobs(index, readFilters(search));
  const ids = feedFor(search).items.map(({ job }) => job.id);
  expect(ids.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  expect(ids.length).toBeGreaterThan(0);
});

test('the feed of a search near a place has the jobs around it, and who follows a place is told so', () => {
  const feed = feedFor('?near=Paisley&nearonly=1');
  expect(feed.items.map(({ job }) => job.id)).toEqual(['1002', '1001']);
  expect(feed.title).toContain('near Paisley');
  expect(feedFor('?q=Paisley&nearonly=1').items.map(({ job }) => job.id)).toEqual(['1002', '1001']);
});

test('it names its search, its own address and the page of the same search', () => {
  const search = '?sector=Solar&location=Germany';
  const rss = renderRss(feedFor(search));
  expect(rss).toContain(
    `<title>Jobs at ${brand.name.replace('&', '&amp;')}: Solar, Germany</title>`,
  );
  expect(rss).toContain(`<link>${brand.siteUrl}/jobs?sector=Solar&amp;location=Germany</link>`);
  expect(rss).toContain(`${brand.siteUrl}/jobs/search.rss?sector=Solar&amp;location=Germany`);
  const json = feedFor(search, FEED_PATHS.searchJson);
  expect(JSON.parse(renderJsonFeed(json))).toMatchObject({
    title: `Jobs at ${brand.name}: Solar, Germany`,
    home_page_url: `${brand.siteUrl}/jobs${search}`,
    feed_url: `${brand.siteUrl}/jobs/search.json${search}`,
  });
});
