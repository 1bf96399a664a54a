import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { callApi, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { DESCRIPTION } from '../support/live-steps';
import { hydrateAllParts } from '../support/until-hydrated';

// Unpublished items are 404 and 410.
test.use({ expected: [/404|410/] });

function createJob(page: Page, title: string, data: object = {}): Promise<string> {
  const job = { title, description: DESCRIPTION, sectorTags: 'Wind', ...data };
  return createItem(page, '/api/jobs', job);
}

/** Freezes a page's current document, as a CDN caches it. */
async function keepDocument(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path);
  const body = await response.text();
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await page.route(path, (route) => route.fulfill({ status: response.status(), headers, body }));
}

test('a logged-in admin sees what is stored, whatever a document contains, and edits it from its page', async ({
  page,
}) => {
  await openTab(page, 'jobs');
  const title = unique('Relay engineer');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('an inactive job', async () => {
    const id = await createJob(page, title, { isActive: false });
    const response = await page.goto(`/jobs/${id}`);
    expect(response?.status()).toBe(410);
    await expect(heading).toHaveText(title);
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  });

  const id = await createJob(page, title);
  await test.step('a job that changed after a CDN cached its document, and a deleted one', async () => {
    await keepDocument(page, `/jobs/${id}`);
    const data = { title: `${title} (changed)`, isActive: false };
    await callApi(page, 'PUT', `/api/jobs/${id}`, { data });
    await page.goto(`/jobs/${id}`);
    await expect(heading).toHaveText(`${title} (changed)`);
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    await callApi(page, 'DELETE', `/api/jobs/${id}`);
    await page.goto(`/jobs/${id}`);
    await expect(heading).toHaveText('Job Not Found');
  });

  await test.step('lists contain published items only', async () => {
    const listed = unique('List engineer');
    const link = page.getByRole('main').getByRole('link', { name: listed });
    await keepDocument(page, '/jobs');
    await createJob(page, listed);
    await createJob(page, `${listed} inactive`, { isActive: false });
    await page.goto('/jobs');
    await expect(link).toHaveCount(1);
    await hydrateAllParts(page);
    await page.getByPlaceholder('Search jobs...').fill(listed);
  });

  await test.step("from a job's page to its form, and back", async () => {
    const edited = await createJob(page, title);
    const path = new RegExp(`/jobs/${edited}$`);
    await page.goto(`/jobs/${edited}`);
    await page.getByRole('link', { name: 'Edit this job' }).click();
    await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(title);
    await page.getByRole('textbox', { name: 'Job Title' }).fill(`${title}, Leith`);
    await page.getByRole('button', { name: 'Update Job' }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(`${title}, Leith`);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Edit this job' }).click();
    await page.getByRole('button', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(path);
  });
});
