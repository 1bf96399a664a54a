import { expectNoViolations } from '../support/accessible';
import { untilHydrated, hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('three jobs are saved, found again in the drawer and compared', async ({ page }) => {
      await page.goto('/jobs?q=engineer');
      await hydrateAllParts(page);
      const cards = page.getByRole('main').getByRole('article');
      const titles: string[] = [];
      for (const at of [0, 1, 2]) {
        const card = cards.nth(at);
        titles.unshift(await card.getByRole('heading').innerText());
        const save = card.getByRole('button', { name: /^Save / });
        const box = await save.boundingBox();
        expect([box?.width, box?.height]).toEqual([44, 44]);
        await save.click();
        await expect(save).toHaveAttribute('aria-pressed', 'true');
        // The card around the button is a link.
        await expect(page).toHaveURL('/jobs?q=engineer');
      }
      // On the way down the header is hidden.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Saved jobs 3' }).click();
      await expect(page).toHaveURL('/jobs/saved');
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(titles);
      for (const name of ['Place', 'Type of contract', 'Pay', 'Pay for a year', 'Closes']) {
        await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
      }
      await expectNoViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);

      await page.reload();
      await expect(table.getByRole('columnheader')).toHaveText(titles);
    });
  });
}

test('what one tab saves another one shows', async ({ page, context }) => {
  await page.goto('/jobs/1001');
  await untilHydrated(page);
  const other = await context.newPage();
  await other.goto('/jobs/saved');
  await expect(other.getByText('Nothing saved yet')).toBeVisible();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(other.getByRole('list', { name: 'Saved jobs' })).toContainText(title);
});

test('a job that has closed since says so', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('savedJobs', '[{"id":"99999","title":"A role of last year"}]');
  });
  await page.goto('/jobs/saved');
  await expect(page.getByText('This role has closed since you saved it.')).toBeVisible();
});

test('the page is for nobody but its visitor', async ({ page, request }) => {
  const answer = await page.goto('/jobs/saved');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/jobs/saved');
});
