import { brand } from '@torque-tide/domain/brand';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { feedOf, toFeedItems } from './feed-item';
import { renderJsonFeed, renderRss } from './reader-feeds';

const { agency } = FIRST_SETTINGS;

function feedWith(count: number) {
  const [job] = exampleJobs as [(typeof exampleJobs)[number]];
  const start = Date.parse('2026-01-01T00:00:00Z');
  const jobs = Array.from({ length: count }, (_, at) =>
    Object.assign({}, job, {
      id: String(2000 + at),
      postedAt: new Date(start + at).toISOString(),
    }),
  );
  return { jobs, feed: feedOf(jobs, { agency, now: NOW }, FEED_PATHS.rss) };
}

test('a feed for readers has the newest 200 jobs and says so; job boards get all', () => {
  const { jobs, feed } = feedWith(201);
  const ids = feed.items.map(({ job }) => job.id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, '2200', '2001']);
  const description = `${agency.tagline}. These are the newest 200 of 201 jobs; all of them: ${brand.siteUrl}/jobs`;
  expect(renderRss(feed)).toContain(`<description>${description}</description>`);
  expect(JSON.parse(renderJsonFeed(feed))).toHaveProperty('description', description);
  expect(toFeedItems(jobs, NOW)).toHaveLength(201);
  const { feed: whole } = feedWith(200);
  expect(JSON.parse(renderJsonFeed(whole))).toHaveProperty('description', agency.tagline);
});
