import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test, vi } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { createRenderMemory } from '../lib/render-memory';
import { createFeedMemory } from './feed-memory';

function memoryAt(time: { now: Date }) {
  const published = { jobs: [...exampleJobs], caseStudies: [], settings: FIRST_SETTINGS };
  const clock = { now: () => time.now };
  const remembered = createFeedMemory(clock, createRenderMemory(), async () => ({ ...published }));
  const render = vi.fn(async () => 'feed');
  return {
    published,
    render,
    ask: async (address: string) => String(await remembered(address, render)),
  };
}

test('a feed is rendered once for equal requests, and again once the content has changed', async () => {
  const { published, render, ask } = memoryAt({ now: NOW });
  expect(await Promise.all([ask('/jobs.rss'), ask('/jobs.rss')])).toEqual(['feed', 'feed']);
  await ask('/jobs.rss');
  expect(render).toHaveBeenCalledTimes(1);
  await ask('/jobs.json');
  expect(render).toHaveBeenCalledTimes(2);
  published.jobs = [...published.jobs];
  await ask('/jobs.rss');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a feed is rendered again after five minutes, in which no content may have changed', async () => {
  const time = { now: NOW };
  const { render, ask } = memoryAt(time);
  await ask('/jobs/search.rss?days=7');
  time.now = new Date(NOW.getTime() + 5 * 60_000 - 1);
  await ask('/jobs/search.rss?days=7');
  expect(render).toHaveBeenCalledTimes(1);
  time.now = new Date(NOW.getTime() + 5 * 60_000);
  await ask('/jobs/search.rss?days=7');
  expect(render).toHaveBeenCalledTimes(2);
});
