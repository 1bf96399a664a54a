import { brand } from '@torque-tide/domain/brand';
import type { Page } from '@playwright/test';
import { createItem, openTab, revokeSessions, unique } from '../support/admin-steps';
import { untilHydrated, hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// The documents of what is not published are 404 and 410.
test.use({ expected: [/40[14]|410/] });
test.slow();

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

async function change(page: Page, path: string, data: object): Promise<void> {
  const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
  const headers = { authorization: `Bearer ${sessionId}` };
  expect((await page.request.put(path, { data, headers })).ok()).toBe(true);
}

function createJob(page: Page, title: string, data: object = {}): Promise<string> {
  return createItem(page, '/api/jobs', {
    title,
    description: 'Settings and studies.',
    sectorTags: 'Wind',
    ...data,
  });
}

/** From now on the page's document is what it is at this moment, as a CDN keeps it. */
async function keepDocument(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path);
  const body = await response.text();
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await page.route(path, (route) => route.fulfill({ status: response.status(), headers, body }));
}

test('a logged-in admin sees a job as it is stored, whatever its document says', async ({
  page,
  openAnother,
}) => {
  await openTab(page, 'jobs');
  const title = unique('Relay engineer');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('an inactive one', async () => {
    const id = await createJob(page, title, { isActive: false });
    const response = await page.goto(`/jobs/${id}`);
    expect(response?.status()).toBe(410);
    await expect(heading).toHaveText(title);
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    await page.reload();
    await expect(heading).toHaveText(title);
  });

  await test.step('one that was changed since a CDN took its document', async () => {
    const id = await createJob(page, title);
    await keepDocument(page, `/jobs/${id}`);
    await change(page, `/api/jobs/${id}`, { title: `${title} (changed)`, isActive: false });
    await page.goto(`/jobs/${id}`);
    await expect(heading).toHaveText(`${title} (changed)`);
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  });

  await test.step('one that is deleted', async () => {
    const id = await createJob(page, title);
    await keepDocument(page, `/jobs/${id}`);
    const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
    const headers = { authorization: `Bearer ${sessionId}` };
    expect((await page.request.delete(`/api/jobs/${id}`, { headers })).ok()).toBe(true);
    await page.goto(`/jobs/${id}`);
    await expect(heading).toHaveText('Job Not Found');
  });

  await test.step('but a session that is over sees what visitors see', async () => {
    const kept = await createJob(page, title);
    const closed = await createJob(page, title, { closesAt: YESTERDAY });
    const visitor = await openAnother();
    await visitor.addInitScript(() => localStorage.setItem('adminSessionId', 'of-another-day'));
    await keepDocument(visitor, `/jobs/${kept}`);
    await change(page, `/api/jobs/${kept}`, { isActive: false });
    for (const [id, text] of [
      [kept, title],
      [closed, title],
    ] as const) {
      const asked = visitor.waitForResponse('/api/admin/verify');
      await visitor.goto(`/jobs/${id}`);
      expect((await asked).status()).toBe(401);
      await visitor.waitForLoadState('networkidle');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text);
    }
    await expect(visitor.getByText('This role is closed')).toBeVisible();
  });
});

test('a logged-in admin sees the list as it is stored, and in it what is published', async ({
  page,
}) => {
  await openTab(page, 'jobs');
  const title = unique('List engineer');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await keepDocument(page, '/jobs');
  await createJob(page, title);
  await createJob(page, `${title} inactive`, { isActive: false });
  await createJob(page, `${title} closed`, { closesAt: YESTERDAY });

  await page.goto('/jobs');
  await expect(link(title)).toHaveCount(1);
  await hydrateAllParts(page);
  await page.getByPlaceholder('Search jobs...').fill(title);
  // One alone: a screen reader is told so in the singular.
  await expect(page.getByText('Showing 1 jobs')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toMatchAriaSnapshot(
    '- status: 1 job',
  );

  await page.goto('/jobs/sector/wind');
  await expect(link(title)).toHaveCount(1);
  await page.goto(`/?q=${encodeURIComponent(title)}`);
  await hydrateAllParts(page);
  await expect(page.locator('#jobs').getByRole('article')).toHaveCount(1);
});

test('a logged-in admin sees a case study as it is stored', async ({ page }) => {
  await openTab(page, 'case-studies');
  const title = unique('Cable team');
  const id = title.toLowerCase().replaceAll(' ', '-');
  const path = `/case-study/${id}`;
  await keepDocument(page, path);
  await keepDocument(page, '/case-studies');
  await createItem(page, '/api/case-studies', {
    id,
    title,
    description: 'Six engineers for a cable.',
    fullDescription: ['There was a cable and no team.'],
    challenge: 'Few had laid one.',
    solution: 'We asked those few.',
    results: 'Six hires in time.',
    image: `${brand.siteUrl}/covers/substation.svg`,
    sector: 'Wind',
    tags: [],
    stats: {},
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/case-studies');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a session that ends leaves the page as visitors have it', async ({ page }) => {
  await openTab(page, 'jobs');
  // The admin area would learn of it at once, and forget the session.
  await page.goto('/robots.txt');
  await revokeSessions();
  const asked = page.waitForResponse('/api/admin/verify');
  await page.goto('/jobs/1001');
  expect((await asked).status()).toBe(401);
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
});
