import type { Page } from '@playwright/test';
import type { Application } from '@torque-tide/contract/applications';
import { expectNoViolations } from '../support/accessible';
import { callApi, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { untilHydrated } from '../support/until-hydrated';

const CV = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send application' });

/** Fills in the required fields, and returns the name. */
async function fill(page: Page): Promise<string> {
  const name = unique('Ada');
  await field(page, /^Name/).fill(name);
  await field(page, /^E-mail/).fill(`${name.replaceAll(' ', '.')}@example.com`);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  return name;
}

/** Returns the applications under a name, as an editor sees them. */
async function stored(page: Page, name: string): Promise<Application[]> {
  const all = (await callApi(page, 'GET', '/api/admin/applications')) as Application[];
  return all.filter((one) => one.name === name);
}

test.describe('a candidate on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('applies with a CV, gets a number, and withdraws', async ({ page }) => {
    await page.goto('/jobs/1001');
    // The bar at the bottom comes with the app.
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Apply here' }).last().click();
    await expect(page).toHaveURL('/jobs/1001/apply');
    await expectNoViolations(page, 'main');
    const name = await fill(page);
    await page.getByLabel(/^CV/).setInputFiles(CV);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
    await expectNoViolations(page, 'main');
    const [application] = await stored(page, name);
    expect(application).toMatchObject({ jobId: '1001', cvType: 'pdf', state: 'New' });
    await expect(page.getByText(application?.id ?? 'nothing')).toBeVisible();
    const link = page.url();

    await page.goto('/jobs/1001');
    await expect(page.getByText(/^Applied on \d/)).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your application is withdrawn',
    );
    expect(await stored(page, name)).toMatchObject([{ state: 'Withdrawn' }]);
  });
});

test.describe('without JavaScript', () => {
  // Chromium refuses to fetch scripts that it may not run.
  test.use({
    javaScriptEnabled: false,
    // The deleted application's page is not found.
    expected: [
      [/\/assets\/.*\.js csp$/, /^404: .*\/application\//, /status of 404/],
      { scope: 'test' },
    ],
  });

  test('a candidate sees the errors, applies, and deletes everything', async ({ page }) => {
    await page.goto('/apply');
    await field(page, /^Name/).fill('Ada');
    await send(page).click();
    await expect(page).toHaveURL('/apply?problem=email.agreement');
    await expect(page.getByRole('alert')).toContainText('Please enter an e-mail address');
    const name = await fill(page);
    await page.getByLabel(/^CV/).setInputFiles(CV);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
    expect(await stored(page, name)).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'There is no application here',
    );
    expect(await stored(page, name)).toHaveLength(0);
  });
});

test.describe('on a bad line', () => {
  test.use({
    expected: [[/\/api\/applications/, /^console: Failed to load resource/], { scope: 'test' }],
  });

  test('a reopened page has the typed text, survives an HTML error page, and sends once when an answer is lost', async ({
    page,
  }) => {
    await page.goto('/apply');
    // Before that, nothing keeps the text.
    await untilHydrated(page);
    const name = await fill(page);
    await page.reload();
    await expect(field(page, /^Name/)).toHaveValue(name);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.route('/api/applications', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
    expect(await stored(page, name)).toHaveLength(0);

    await page.unroute('/api/applications');
    await page.route('/api/applications', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('The connection was lost');
    await expect(field(page, /^Name/)).toHaveValue(name);

    await page.unroute('/api/applications');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
    expect(await stored(page, name)).toHaveLength(1);
  });
});
