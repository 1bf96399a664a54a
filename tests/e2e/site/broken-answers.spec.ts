import { type Fault, type FaultySite, startFaultySite } from '../support/faulty-site';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// What a visitor sees when the API or a proxy answers with something other than content.

const JOBS_FAILED = 'The jobs could not be loaded just now.';

interface Broken {
  path: string;
  fault: Fault;
  /** The messages in place of the missing content. */
  says: string[];
  /** A text that appears after a successful retry. */
  mended: RegExp;
}

const pages: Broken[] = [
  {
    path: '/jobs',
    fault: 'half of it',
    says: [JOBS_FAILED, 'No jobs match your search criteria'],
    mended: /^Showing [1-9]\d* jobs$/,
  },
  {
    path: '/case-studies',
    fault: 'no answer',
    says: ['No case studies available yet.', 'Loading them failed just now'],
    mended: /offshore wind package/i,
  },
];

test.use({
  expected: [[/^console: /, /^request: /, /^503: /, /^404: .*lampwell/], { scope: 'test' }],
});

let site: FaultySite;
test.beforeEach(async ({ baseURL }) => {
  site = await startFaultySite(baseURL ?? '');
});
test.afterEach(() => site.stop());

for (const { path, fault, says, mended } of pages) {
  test(`${path} names what failed to load, still works, and tries again: ${fault}`, async ({
    page,
  }) => {
    site.fail(/^\/(?:jobs|case-stud)/, 'the empty document, in which the browser makes the page');
    site.fail(/^\/api\//, fault);
    if (fault === 'no answer') {
      // First half a second instead of the 20 s that a page waits for an answer.
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => timeout('patient' in window ? ms : ms / 40);
      });
    }
    await page.goto(site.url + path);
    await hydrateAllParts(page);
    const main = page.getByRole('main');
    for (const text of says) await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.getByText(/^Loading .*\.\.\.$/).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    site.mend();
    await page.evaluate(() => Object.assign(window, { patient: true }));
    await main.getByRole('button', { name: 'Try again' }).first().click();
    await expect(main.getByText(mended).first()).toBeVisible();
  });
}

test("Home keeps its document's content, except for a logo that failed before the app started", async ({
  page,
}) => {
  site.fail(/^\/api\//, 'a page in its place');
  site.fail(/lampwell/, 'a missing page, to be kept for a year');
  await page.goto(site.url);
  const logos = page.getByRole('group', { name: 'Client logos' });
  await logos.scrollIntoViewIfNeeded();
  await hydrateAllParts(page);
  await expect(logos.locator('img[alt="Haldmoor Grid"]')).not.toHaveCount(0);
  await expect(logos.locator('img[alt="Lampwell"]')).toHaveCount(0);

  const jobs = page.getByRole('region', { name: 'Latest Jobs' });
  const search = jobs.getByRole('searchbox');
  await search.fill('battery');
  // A search needs the full list.
  await expect(jobs.getByText(JOBS_FAILED)).toBeVisible();
  await search.fill('');
  await expect(jobs.getByRole('article')).toHaveCount(6);
  await expect(page.locator('#testimonials').getByRole('figure').first()).toBeVisible();
});
