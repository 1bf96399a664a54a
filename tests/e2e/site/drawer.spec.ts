import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../support/until-hydrated';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

// The header and its drawer: motion, focus and links.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

const scrollYOf = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel, and waits for the page's reaction. */
async function turnWheel(page: Page, by: number): Promise<void> {
  const isTurned = await page.evaluateHandle(() => ({
    frame: new Promise<void>((resolve) => {
      const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      addEventListener('wheel', afterFrames, { once: true, passive: true, capture: true });
    }),
  }));
  await page.mouse.wheel(0, by);
  await isTurned.evaluate(({ frame }) => frame);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  return { menu, drawer: page.getByRole('dialog', { name: 'Menu' }) };
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('the header sticks to the top, hides on the way down unless it has the focus, and returns on the way up', async ({
    page,
  }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await turnWheel(page, 40);
    await expect(header).toBeInViewport();
    expect((await boxOf(header)).y).toBe(0);
    await turnWheel(page, 800);
    await expect(header).not.toBeInViewport();
    await turnWheel(page, -100);
    await expect(header).toBeInViewport({ ratio: 1 });

    const about = header.getByRole('link', { name: 'About' });
    await about.focus();
    await turnWheel(page, 800);
    // Only the focus keeps it visible.
    await expect(header).toHaveAttribute('data-hidden');
    await header.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    await expect(header).toBeInViewport({ ratio: 1 });
    await about.blur();
    await expect(header).not.toBeInViewport();
  });

  test('the drawer takes the focus, traps it, locks the page, returns the focus, opens again while it closes, and closes on a click outside', async ({
    page,
  }) => {
    const { menu, drawer } = await open(page, '/about');
    await turnWheel(page, 40);
    const width = await page.locator('h1').evaluate((heading) => heading.clientWidth);
    await menu.click();
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hasFocus(drawer)).toBe(true);
    // It reaches the edge: the hidden scrollbar leaves no strip.
    const edge = await boxOf(drawer);
    expect(edge.x + edge.width).toBe(DESKTOP.width);
    // A modal dialog blocks everything outside.
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    const y = await scrollYOf(page);
    await page.mouse.move(200, 500);
    await turnWheel(page, 600);
    expect(await scrollYOf(page)).toBe(y);
    expect(await page.locator('h1').evaluate((heading) => heading.clientWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await turnWheel(page, 600);
    await expect.poll(() => scrollYOf(page)).toBeGreaterThan(y);

    await turnWheel(page, -200);
    await menu.click();
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    // Escape returned the focus to the button.
    await page.keyboard.press('Enter');
    await expect(drawer).toBeInViewport({ ratio: 1 });
    expect(await drawer.evaluate((element) => element.matches(':modal'))).toBe(true);
    await drawer.click({ position: { x: 4, y: 500 } });
    await expect(drawer).toBeVisible();
    await page.mouse.click(200, 500);
    await expect(drawer).toBeHidden();
  });

  test('a link of the drawer navigates without loading a document and closes it, even while it opens', async ({
    page,
  }) => {
    const { menu, drawer } = await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await menu.click();
    await drawer.getByText('Sectors').click();
    await drawer.getByRole('link', { name: 'Future Mobility' }).click();
    await expect(page).toHaveURL('/future-mobility');
    await expect(drawer).toBeHidden();

    await menu.evaluate((button: HTMLElement) => {
      button.click();
      document.querySelector<HTMLElement>('dialog a[href="/jobs"]')?.click();
    });
    await expect(page).toHaveURL('/jobs');
    await expect(drawer).toBeHidden();

    // A search that was just typed enters the URL below an open drawer.
    await page.getByPlaceholder('Search jobs...').fill('grid');
    await menu.click();
    await expect(page).toHaveURL('/jobs?q=grid');
    await expect(drawer).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

test("the drawer leads to a solution's card, which takes the focus", async ({ page }) => {
  const ways = [
    { name: 'Exec Search', viewport: PHONE },
    { name: 'Contract', viewport: DESKTOP },
  ];
  for (const { name, viewport } of ways) {
    await page.setViewportSize(viewport);
    const { menu, drawer } = await open(page, '/about');
    await menu.click();
    await expect(drawer).toBeVisible();
    // The page beside it stays wide enough to click.
    await expect.poll(async () => (await boxOf(drawer)).x).toBeGreaterThanOrEqual(44);
    await drawer.getByText('Solutions', { exact: true }).click();
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/services#${name.toLowerCase().replace(' ', '-')}`);
    const card = page
      .getByRole('region', { name: 'Our solutions' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect.poll(async () => Math.round((await boxOf(card)).y)).toBe(100);
    const { x, width } = await boxOf(card);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    await expect(card).toBeFocused();
    await expect(drawer).toBeHidden();
  }
});
