import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Lists that are still loading, and lists that render only the rows near the screen.

test("the parts of a long list's card are below each other", async ({ page }) => {
  await page.route('**/api/jobs*', async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: object[] };
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...data[at % data.length],
      id: String(9_000 + at),
    }));
    await route.fulfill({ response, json: { ...answer, data: many } });
  });
  await page.goto('/about');
  await untilHydrated(page);
  // A document's list is the server's; this one is read by the app.
  await page.getByRole('link', { name: 'View jobs' }).first().click();
  const items = page.locator('[aria-setsize="100"]');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(items).not.toHaveCount(0);
    const overlaps = await items.locator('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const parts = [...card.children].map((part) => part.getBoundingClientRect());
        return parts.slice(1).map(({ top }, at) => (parts[at]?.bottom ?? Infinity) - top);
      }),
    );
    expect(Math.max(...overlaps), `${width} px`).toBeLessThan(1);
  }
});
