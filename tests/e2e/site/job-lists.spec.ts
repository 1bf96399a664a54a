import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Lists that are still loading, and lists that render only the rows near the screen.

test('placeholder cards have the size and place of the jobs', async ({ page }) => {
  await page.route('**/api/jobs*', () => new Promise<void>(() => undefined));
  // The document contains the first jobs, but no search results.
  await page.goto('/?q=engineer');
  await page.getByRole('heading', { name: 'Latest Jobs' }).scrollIntoViewIfNeeded();
  const cards = page.locator('[aria-hidden][data-needs-script] > div');
  await expect(cards).toHaveCount(6);
  for (const { width, columns } of [
    { width: 1440, columns: 3 },
    { width: 390, columns: 1 },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ x, width: w }) => ({ x, w })),
    );
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `${width} px`).toBe(columns);
    for (const { w } of boxes) expect(w, `${width} px`).toBeGreaterThan(300);
  }
});

test("the parts of a long list's card are below each other, and one without sectors has its bookmark in the corner too", async ({
  page,
}) => {
  await page.route('**/api/jobs*', async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: object[] };
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...data[at % data.length],
      id: String(9_000 + at),
      ...(at === 0 ? { sectorTags: '' } : {}),
    }));
    await route.fulfill({ response, json: { ...answer, data: many } });
  });
  await page.goto('/about');
  await untilHydrated(page);
  // A document's list is the server's; this one is read by the app.
  await page.getByRole('link', { name: 'View jobs' }).first().click();
  const cards = page.locator('[aria-setsize="100"]').locator('article');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(cards).not.toHaveCount(0);
    const overlaps = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const parts = [...card.children].map((part) => part.getBoundingClientRect());
        return parts.slice(1).map(({ top }, at) => (parts[at]?.bottom ?? Infinity) - top);
      }),
    );
    expect(Math.max(...overlaps), `${width} px`).toBeLessThan(1);
    const toTheRight = await cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => {
        const button = card.querySelector('button')?.getBoundingClientRect();
        return Math.round(card.getBoundingClientRect().right - (button?.right ?? 0));
      }),
    );
    expect(new Set(toTheRight).size, `${width} px`).toBe(1);
  }
});
