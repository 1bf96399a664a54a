import { brand } from '@torque-tide/domain/brand';
import type { Locator, Page } from '@playwright/test';
import { openTab } from '../support/admin-steps';
import { untilHydrated, hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Where a visit begins and leads to, and what helps where a link opens nothing.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Another site: it has no part in the stack. */
const ELSEWHERE = 'http://elsewhere.example/';

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await untilHydrated(page);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolledTo(page)).toBe(top);
  // The event that notes it comes with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Waits until nothing has scrolled the page for ten frames: what is pressed before may be moved away. */
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

/** What is seen of an element: what scrolls around it hides the rest. */
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
  // What is asked for without a connection fails, and the browser says so.
  test.use({ viewport: PHONE, expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('a card opens without a connection, goes on when there is one, and Back has the card in focus', async ({
    page,
    context,
  }) => {
    const isHere = page.waitForResponse(/assets\/job-page-/);
    await page.goto('/jobs');
    await hydrateAllParts(page);
    // While the list is read the code of the next page comes.
    await (await isHere).finished();
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('main').getByRole('article').nth(1);
    const title = await card.getByRole('heading').innerText();
    await context.setOffline(true);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const note = page.getByRole('status').filter({ hasText: 'No connection.' });
    await expect(note).toBeInViewport();
    await context.setOffline(false);
    await expect(note).toBeHidden();
    await page.goBack();
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card).toBeInViewport();
  });

  test('a page whose code is not there says that there is no connection, and opens when there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await hydrateAllParts(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await link.click();
    const note = page.getByRole('status').filter({ hasText: 'No connection.' });
    await expect(note).toBeInViewport();
    await context.setOffline(false);
    await expect(page).toHaveURL('/terms-of-service');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
    await expect(note).toBeHidden();
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`'Work With Us' of Home leads to the form at the first press, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Work With Us' }).click();
    const contact = page.locator('#contact');
    await expect.poll(() => topOf(contact)).toBe(100);
    // And there it stays, whatever still arrives above it.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(await topOf(contact)).toBe(100);
  });
}

test.describe('a visit', () => {
  test.use({ viewport: DESKTOP });

  test('that comes back from another site begins at the top, a reload and Back do not', async ({
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
      // Longer than a page is given to settle in.
      await page.waitForTimeout(500);
      expect(await scrolledTo(page)).toBe(0);
      await page.goto(ELSEWHERE);
    }
    for (let steps = 0; steps < 5; steps += 1) await page.goBack();
    await expect(page).toHaveURL('/terms-of-service');
    await expect.poll(() => scrolledTo(page)).toBe(900);
  });

  test("that begins at an admin's tab begins at its top", async ({ page }) => {
    await openTab(page, 'case-studies');
    await page.goto('/terms-of-service');
    await scrollTo(page, 900);
    await page.goto('/admin?tab=case-studies');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await page.waitForTimeout(500);
    expect(await scrolledTo(page)).toBe(0);
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('where no e-mail opens, an application can be copied, and no message covers it', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/jobs/1001');
      await hydrateAllParts(page);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Apply Now' }).last().click();
      const help = page.getByRole('region', { name: 'Did nothing open?' });
      await expect(help).toBeInViewport({ ratio: 0.95 });
      await untilAtRest(page);
      await help.getByRole('button', { name: 'Copy subject' }).click();
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      expect(await clipboard()).toBe(`Application for ${title}`);
      await help.getByRole('button', { name: 'Copy all' }).click();
      expect(await clipboard()).toContain(`To: ${brand.email}\nSubject: Application for ${title}`);
      const message = page.getByRole('status').filter({ hasText: 'All copied' });
      await expect(message).toBeVisible();
      expect(await overlap(message, help)).toBe(false);
    });

    test('where no e-mail opens, a message can be copied, and what is said covers none of it', async ({
      page,
    }) => {
      await page.goto('/#contact');
      await hydrateAllParts(page);
      await page.getByLabel('Name').fill('Ada Grid');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('not-an-email');
      await page.getByLabel('Message').fill('We energise in March.');
      await page.getByRole('checkbox').check();
      const send = page.getByRole('button', { name: 'Send message' });
      await send.click();
      const email = page.getByRole('textbox', { name: 'E-mail' });
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(
        'Please enter an e-mail address, such as name@example.com.',
      );
      const help = page.getByRole('region', { name: 'Did nothing open?' });
      await expect(help).toHaveCount(0);

      await email.fill('ada@grid.example');
      await send.click();
      const message = page.getByRole('status').filter({ hasText: 'Opening Email Client' });
      await expect(message).toBeVisible();
      await expect(help).toBeInViewport({ ratio: 0.95 });
      await untilAtRest(page);
      await expect(help).toBeFocused();
      for (const part of ['address', 'subject', 'message', 'all']) {
        await expect(help.getByRole('button', { name: `Copy ${part}` })).toBeVisible();
      }
      // It may still be on its way to where it comes to rest.
      await expect.poll(() => overlap(message, help)).toBe(false);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test("a message does not cover the 'Apply Now' that stays in reach", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
