import type { Page } from '@playwright/test';
import { type Fault, type FaultySite, startFaultySite } from '../support/faulty-site';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// What a visitor sees when the API, or what stands before it, answers with anything but the content.

const STUDY = '/case-study/an-offshore-wind-package-team-before-the-tender-closed';
const JOBS_FAILED = 'The jobs could not be loaded just now.';

interface Broken {
  path: string;
  /** What the page says in the place of what it could not read. */
  says: string[];
  /** What is left out of it. */
  isWithout?: RegExp;
}

const pages: Broken[] = [
  { path: '/jobs', says: [JOBS_FAILED, 'No jobs match your search criteria'] },
  {
    path: '/jobs/1001',
    says: ['Job Not Found', "The job you're looking for doesn't exist or has been removed."],
  },
  { path: '/jobs/sector/wind', says: [JOBS_FAILED] },
  { path: '/jobs/location/germany', says: [JOBS_FAILED] },
  {
    path: '/case-studies',
    says: ['No case studies available yet.', 'Loading them failed just now'],
  },
  { path: STUDY, says: ['Error Loading Case Study', 'Error: '] },
  {
    path: '/',
    says: [
      'No testimonials available at the moment.',
      JOBS_FAILED,
      'No jobs available',
      'Check back later for new opportunities',
    ],
    isWithout: /trusted by/i,
  },
  { path: '/clean-energy', says: ['Clean Energy'], isWithout: /^case studies$/i },
  { path: '/future-mobility', says: ['Future Mobility'], isWithout: /^case studies$/i },
];

const faults: Fault[] = [
  'a page in its place',
  'a closed connection',
  'half of it',
  'the answer after 30 s',
];

test.use({
  expected: [[/^console: /, /^request: /, /^503: /, /^404: .*lampwell/], { scope: 'test' }],
});
// Longer than the slowest answer, and than all attempts to get another one.
test.setTimeout(180_000);
const SETTLED_MS = 60_000;

let site: FaultySite;
test.beforeEach(async ({ baseURL }) => {
  site = await startFaultySite(baseURL ?? '');
  site.fail(/^\/(?:jobs|case-stud)/, 'the empty document, in which the browser makes the page');
  site.fail(/^\/$/, 'Home without its lists');
});
test.afterEach(() => site.stop());

async function expectState(page: Page, { says, isWithout }: Broken): Promise<void> {
  const main = page.getByRole('main');
  for (const text of says) {
    await expect(main.getByText(text).first()).toBeVisible({ timeout: SETTLED_MS });
  }
  await expect(main.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0, { timeout: SETTLED_MS });
  if (!isWithout) return;
  const heading = main.getByRole('heading', { name: isWithout });
  await expect(heading).toHaveCount(0, { timeout: SETTLED_MS });
}

for (const fault of faults) {
  test(`every page says what it could not read, and works on: ${fault}`, async ({ context }) => {
    site.fail(/^\/api\//, fault);
    // A fifth of the 20 s that a page waits for an answer: a case study is asked for four times.
    await context.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 5);
    });
    // Side by side: each of them waits until no answer comes any more.
    await Promise.all(
      pages.map(async (broken) => {
        const page = await context.newPage();
        await page.goto(site.url + broken.path);
        await hydrateAllParts(page);
        await expectState(page, broken);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.close();
      }),
    );
  });
}

test('Home keeps what its document has', async ({ page }) => {
  site.mend();
  site.fail(/^\/api\//, 'a page in its place');
  await page.goto(site.url);
  await hydrateAllParts(page);
  const jobs = page.getByRole('region', { name: 'Latest Jobs' });
  const search = jobs.getByRole('searchbox');
  await search.fill('battery');
  // Which only the list can answer.
  await expect(jobs.getByText(JOBS_FAILED)).toBeVisible({ timeout: SETTLED_MS });
  await search.fill('');
  await expect(jobs.getByRole('article')).toHaveCount(6);
  await expect(page.locator('#testimonials').getByRole('figure').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Client logos' })).toBeVisible();
});

test('a logo of the document that failed before anybody listened goes away', async ({ page }) => {
  site.mend();
  site.fail(/lampwell/, 'a missing page, to be kept for a year');
  await page.goto(site.url);
  const logos = page.getByRole('group', { name: 'Client logos' });
  await logos.scrollIntoViewIfNeeded();
  await hydrateAllParts(page);
  await expect(logos.locator('img[alt="Haldmoor Grid"]')).not.toHaveCount(0);
  await expect(logos.locator('img[alt="Lampwell"]')).toHaveCount(0);
});

test('what could not be read comes when it is asked for again', async ({ page }) => {
  site.fail(/^\/api\//, 'half of it');
  for (const path of ['/jobs', '/jobs/1001', '/case-studies', STUDY]) {
    await page.goto(site.url + path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  site.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offshore wind package/i);
});
