import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import type { Job } from '@torque-tide/contract/jobs';
import { LONG_LIST_HEADER, WHOLE_LIST_MAX } from '@torque-tide/contract/list-length';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { packJobs } from '@torque-tide/domain/jobs/packed-jobs';
import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// What a visitor sees of more jobs than a list has whole. The answers are made of the demo's jobs by the code
// that the function makes them with (`functions/tests/api/listed-jobs.test.ts`).

const JOBS = WHOLE_LIST_MAX + 100;
/** Far behind what a card shows. */
const HIDDEN = `${'We look for somebody who can. '.repeat(20)} Experience with zirconia is welcome.`;

/** Has the site read many jobs, of which one says something that no card shows. */
async function serveLongList(page: Page): Promise<void> {
  let jobs: Job[] = [];
  await page.route('**/api/jobs', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Job[] };
    jobs = Array.from({ length: JOBS }, (_, at) => ({
      ...(data[at % data.length] as Job),
      id: String(9_000 + at),
      title: at === JOBS - 1 ? 'Kiln engineer' : `Planner ${at}`,
      description: at === JOBS - 1 ? HIDDEN : 'Plans what is built where, and when.',
    }));
    const headers = { ...response.headers(), [LONG_LIST_HEADER]: '1' };
    await route.fulfill({ status: 200, headers, json: { success: true, data: jobs } });
  });
  await page.route('**/api/listed-jobs', (route) =>
    route.fulfill({ json: { success: true, data: packJobs(jobs) } }),
  );
  await page.route('**/api/job-texts/*', async (route) => {
    const written = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const text = Buffer.from(written, 'base64url').toString();
    await route.fulfill({ json: { success: true, data: findTexts(jobs, text) } });
  });
}

async function openLongList(page: Page) {
  await serveLongList(page);
  await page.goto('/about');
  await untilHydrated(page);
  // The list that a document brings is the server's; this one is read.
  await page.getByRole('link', { name: 'View jobs' }).first().click();
  await expect(page.getByText(`Showing ${JOBS} jobs`)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  return page.getByRole('searchbox', { name: 'Search jobs' });
}

test('a letter is answered from what cards show, and a word by what only an advert says', async ({
  page,
}) => {
  const search = await openLongList(page);
  await search.fill('planner 17');
  await expect(page.getByText('Showing 11 jobs')).toBeVisible();
  await search.fill('zirconia');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Kiln engineer' })).toBeVisible();
  await expect(page.getByText('Showing 1 jobs')).toBeVisible();
  await expect(page.getByText(/so far/)).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ expected: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('it is said what was searched, and the rest follows by itself', async ({
    page,
    context,
  }) => {
    const search = await openLongList(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await search.fill('zirconia');
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'The full adverts could not be searched' });
    await expect(notice).toBeVisible();
    await expect(page.getByText('Showing 0 jobs')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Kiln engineer' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
