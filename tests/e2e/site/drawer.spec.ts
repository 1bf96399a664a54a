import type { Locator } from '@playwright/test';
import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// The header and the drawer that it opens: what moves, where the focus goes, where links lead.

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

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('the header stays at the top, hides on the way down and returns on the way up', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 40);
    await expect(header).toBeInViewport();
    expect((await header.boundingBox())?.y).toBe(0);
    await page.mouse.wheel(0, 800);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(header).toBeInViewport();
  });

  test('the header stays while the focus is within', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const header = page.getByRole('banner');
    const about = header.getByRole('link', { name: 'About' });
    await about.focus();
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
    await page.waitForTimeout(500);
    await expect(header).toBeInViewport({ ratio: 1 });
    await about.blur();
    await expect(header).not.toBeInViewport();
  });

  test('the drawer takes the focus, keeps it, locks the page and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.mouse.wheel(0, 40);
    const menu = page.getByRole('button', { name: 'Menu' });
    const width = await page.locator('h1').evaluate((heading) => heading.clientWidth);
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hasFocus(drawer)).toBe(true);
    // To the very edge: the scrollbar that has gone leaves no strip.
    const edge = await boxOf(drawer);
    expect(edge.x + edge.width).toBe(DESKTOP.width);
    // Everything beside a modal dialog is out of reach.
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    const y = await page.evaluate(() => scrollY);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(y);
    expect(await page.locator('h1').evaluate((heading) => heading.clientWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y);
  });

  test('a click beside the drawer closes it, one on its ground does not', async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await drawer.click({ position: { x: 4, y: 500 } });
    await expect(drawer).toBeVisible();
    await page.mouse.click(200, 500);
    await expect(drawer).toBeHidden();
  });

  test('the menu button opens the drawer as a dialog while it slides away', async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    // Escape gave the button the focus back.
    await page.keyboard.press('Enter');
    await expect(drawer).toBeInViewport({ ratio: 1 });
    expect(await drawer.evaluate((element) => element.matches(':modal'))).toBe(true);
  });

  test('a link that is pressed while the drawer still slides in closes it, too', async ({
    page,
  }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).evaluate((button: HTMLElement) => {
      button.click();
      document.querySelector<HTMLElement>('dialog a[href="/case-studies"]')?.click();
    });
    await expect(page).toHaveURL('/case-studies');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('what was typed into the search comes into the address below an open drawer', async ({
    page,
  }) => {
    await page.goto('/jobs');
    await untilHydrated(page);
    await page.getByPlaceholder('Search jobs...').fill('grid');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/jobs?q=grid');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('a link of the drawer leads on without loading a document, and closes it', async ({
    page,
  }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText('Sectors').click();
    await drawer.getByRole('link', { name: 'Future Mobility' }).click();
    await expect(page).toHaveURL('/future-mobility');
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const name of ['Exec Search', 'Contract', 'Core']) {
      test(`the drawer leads to the card of ${name}, which takes the focus`, async ({ page }) => {
        await page.goto('/about');
        await untilHydrated(page);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const drawer = page.getByRole('dialog', { name: 'Menu' });
        await drawer.getByText('Solutions', { exact: true }).click();
        await drawer.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(/\/services#[a-z-]+$/);
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
      });
    }
  });
}
