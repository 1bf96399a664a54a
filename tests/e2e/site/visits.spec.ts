import type { Locator, Page } from '@playwright/test';
import { untilHydrated, hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Where visits start and end, and help for links that open nothing.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Another site, outside the emulators. */
const ELSEWHERE = 'http://elsewhere.example/';

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await untilHydrated(page);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
  // The scroll event arrives with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/**
 * Waits until the page hasn't scrolled for ten frames, because a click before may miss its target.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let at = window.scrollY;
        let still = 0;
        function look() {
          still = window.scrollY === at ? still + 1 : 0;
          at = window.scrollY;
          if (still > 10) resolve();
          else requestAnimationFrame(look);
        }
        look();
      }),
  );
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((target) => Math.round(target.getBoundingClientRect().top));
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([visibleBox(one), visibleBox(other)]);
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns the visible part of an element, without the parts that scrolling parents hide. */
function visibleBox(element: Locator) {
  return element.evaluate((target) => {
    let { left, top, right, bottom } = target.getBoundingClientRect();
    for (let box = target.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const frame = box.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  });
}

test.describe('on a train', () => {
  // Requests without a connection fail, and the browser reports them.
  test.use({ viewport: PHONE, expected: [/ERR_INTERNET_DISCONNECTED/] });

  test("without a connection a card opens with the list's data, and Back returns the focus to the card", async ({
    page,
    context,
  }) => {
    const note = page.getByRole('status').filter({ hasText: 'No connection.' });
    const jobPage = page.waitForResponse(/assets\/job-page-/);
    await page.goto('/jobs');
    await hydrateAllParts(page);
    // The next page's code loads while the visitor reads the list.
    await (await jobPage).finished();
    const card = page.getByRole('main').getByRole('article').nth(1);
    const title = await card.getByRole('heading').innerText();

    await context.setOffline(true);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(note).toBeInViewport();
    await context.setOffline(false);
    await expect(note).toBeHidden();
    await page.goBack();
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test("'Work With Us' of Home leads to the form at the first click", async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Work With Us' }).click();
    const contact = page.locator('#contact');
    await expect.poll(() => topOf(contact)).toBe(100);
    // It stays there, whatever still loads above it.
    await hydrateAllParts(page);
    await untilAtRest(page);
    expect(await topOf(contact)).toBe(100);
  });

  test("'Apply Now' stays in reach while the link is copied", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/jobs/1001');
    await hydrateAllParts(page);
    const apply = page.getByRole('link', { name: 'Apply Now' }).last();
    await expect(apply).toBeInViewport();
    await page.getByRole('button', { name: /^(?:Copy link|Share)$/ }).click();
    const message = page.getByRole('status').filter({ hasText: 'Link copied' });
    await expect(message).toBeVisible();
    expect(await overlap(message, apply)).toBe(false);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('a visit that returns from another site starts at the top, but a reload and Back do not', async ({
    page,
  }) => {
    await page.route(ELSEWHERE, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto('/terms-of-service');
    await scrollTo(page, 900);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(900);

    await page.goto(ELSEWHERE);
    for (const path of ['/terms-of-service', '/privacy-policy']) {
      await page.goto(path);
      await untilHydrated(page);
      await untilAtRest(page);
      expect(await scrolledTo(page)).toBe(0);
      await page.goto(ELSEWHERE);
    }
    for (let steps = 0; steps < 5; steps += 1) await page.goBack();
    await expect(page).toHaveURL('/terms-of-service');
    await expect.poll(() => scrolledTo(page)).toBe(900);
  });
});

test('a visitor without an e-mail program can copy the message, and no message covers it', async ({
  page,
}) => {
  await page.goto('/#contact');
  await hydrateAllParts(page);
  const help = page.getByRole('region', { name: 'Did nothing open?' });
  for (const viewport of [PHONE, DESKTOP]) {
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Grid');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@grid.example');
      await page
        .getByRole('textbox', { name: 'Message' })
        .fill(`We energise in March (${viewport.width}).`);
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: 'Send message' }).click();
      const message = page.getByRole('status').filter({ hasText: 'Opening Email Client' });
      await expect(message).toBeVisible();
      await expect(help).toBeInViewport({ ratio: 0.95 });
      await expect(help).toBeFocused();
      // It may still be moving to its final place.
      await expect.poll(() => overlap(message, help)).toBe(false);
      await message.getByRole('button', { name: 'Dismiss message' }).click();
    });
  }
});
