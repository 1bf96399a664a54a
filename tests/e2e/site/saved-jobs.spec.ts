import { expectNoViolations } from '../support/accessible';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test.use({
  // The table's tightest width.
  viewport: { width: 390, height: 900 },
});

test('three jobs are saved, found again in the drawer and compared', async ({ page }) => {
  const table = page.getByRole('table');
  const titles: string[] = [];

  await test.step('a card saves its job without opening it', async () => {
    await page.goto('/jobs?q=engineer');
    await hydrateAllParts(page);
    for (const at of [0, 1, 2]) {
      const card = page.getByRole('main').getByRole('article').nth(at);
      titles.unshift(await card.getByRole('heading').innerText());
      const save = card.getByRole('button', { name: /^Save / });
      const box = await save.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL('/jobs?q=engineer');
    }
  });

  await test.step('the drawer leads to the comparison', async () => {
    // Scrolling down hides the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Saved jobs 3' }).click();
    await expect(page).toHaveURL('/jobs/saved');
    await expect(table.getByRole('columnheader')).toHaveText(titles);
    await expectNoViolations(page, 'main');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
