import { brand } from '@torque-tide/domain/brand';
import type { Page } from '@playwright/test';
import { demoTestimonials } from '../../../scripts/seed/testimonials';
import { publicPaths } from '../support/public-paths';
import { expect, test } from '../support/watched-page';

// Chromium refuses to fetch scripts that it may not run.
test.use({ javaScriptEnabled: false, expected: [/\/assets\/.*\.js csp$/] });

const paths = [...publicPaths, '/jobs/location/germany'];

/** Visible controls that need a script; the drawer's buttons and forms with an address don't. */
function deadControls(page: Page) {
  return page
    .locator(
      ':is(button:not([popovertarget]), input, select, textarea, [role="tab"], [aria-controls]):not(form[action] *)',
    )
    .filter({ visible: true });
}

/** Finds useless parts of a page: headings without content, and links to hidden parts. */
function deadEnds(page: Page) {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const empty = [...document.querySelectorAll<HTMLElement>('main section')]
      .filter(isShown)
      .filter((section) => !section.querySelector('img, [role="img"]'))
      .flatMap((section) => {
        const heading = section.querySelector<HTMLElement>('h1, h2, h3, h4');
        if (!heading || !isShown(heading)) return [];
        const isEmpty = section.innerText.trim().length <= heading.innerText.trim().length;
        return isEmpty ? [heading.innerText] : [];
      });
    const lost = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter((link) => isShown(link) && link.pathname === location.pathname)
      .filter(({ hash }) => {
        const part = document.querySelector(hash);
        return !part || !isShown(part);
      })
      .map(({ hash }) => hash);
    return { empty, lost };
  });
}

for (const half of [0, 1]) {
  const ofHalf = paths.filter((_, at) => at % 2 === half);
  test(`${ofHalf.join(', ')} can be read without JavaScript`, async ({ page }) => {
    for (const path of ofHalf) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
      // No part may wait for a script.
      const waiting = page.getByText(/^Loading|This page needs JavaScript/);
      await expect.soft(waiting.filter({ visible: true }), path).toHaveCount(0);
      await expect.soft(deadControls(page), path).toHaveCount(0);
      expect.soft(await deadEnds(page), path).toEqual({ empty: [], lost: [] });
      // The page has its own colours, because the document contains the styles.
      await expect
        .soft(page.locator('body'), path)
        .toHaveCSS('background-color', 'rgb(246, 247, 242)');
    }
  });
}

test('the drawer opens, expands, leads on and closes', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const html = page.locator('html');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await expect(drawer).toBeHidden();
  await menu.click();
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await expect(html).toHaveCSS('overflow', 'hidden');
  await expect(deadControls(page)).toHaveCount(0);

  const growth = drawer.getByRole('link', { name: 'Growth' });
  await expect(growth).toBeHidden();
  await drawer.getByText('Solutions').click();
  await expect(growth).toBeVisible();
  await drawer.getByText('Solutions').click();
  await expect(growth).toBeHidden();

  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await expect(html).toHaveCSS('overflow', 'visible');
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await menu.click();
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await page.mouse.click(40, 500);
  await expect(drawer).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await menu.click();
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await drawer.getByText('Sectors').click();
  await drawer.getByRole('link', { name: 'Clean Energy' }).click();
  await expect(page).toHaveURL('/clean-energy');
});

test('questions open one at a time, and so do the roles of a sector', async ({ page }) => {
  await page.goto('/services');
  const first = page.getByText('pays off at 3+ hires annually');
  const questions = page.locator('main summary').filter({ visible: true });
  await expect(questions).toHaveCount(5);
  await expect(first).toBeHidden();
  await page.getByText('When does the Growth model pay off?').click();
  await expect(first).toBeVisible();
  await questions.last().click();
  await expect(first).toBeHidden();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await questions.last().click();
  await expect(page.locator('main details[open]')).toHaveCount(0);

  await page.goto('/clean-energy');
  const category = page.locator('details', { hasText: 'Technical & Engineering' });
  await category.locator('summary').click();
  await expect(category.getByRole('listitem').first()).toBeVisible();
});

test('Home has its lists, testimonials in full, and leads to the jobs', async ({ page }) => {
  await page.goto('/');
  const quotes = page.locator('#testimonials blockquote p').filter({ visible: true });
  const shown = demoTestimonials.filter(({ isActive }) => isActive);
  await expect(quotes).toHaveText(shown.map(({ quote }) => quote));
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }),
  ).toBeVisible();
  const logos = page.getByRole('group', { name: 'Client logos' });
  await expect(logos.getByRole('img').filter({ visible: true })).toHaveCount(9);
  const jobs = page.getByRole('region', { name: 'Latest Jobs' });
  await expect(jobs.getByRole('article')).toHaveCount(6);
  await expect(jobs.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/jobs');
  await expect(jobs.getByRole('searchbox')).toHaveCount(0);
  const sectors = jobs.getByRole('navigation', { name: 'Browse by sector' });
  await sectors.getByRole('link', { name: 'Hydrogen' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the pages of sectors show everything that needs no script', async ({ page }) => {
  await page.goto('/sectors');
  for (const name of ['Clean Energy', 'Future Mobility']) {
    const panel = page.getByRole('tabpanel', { name });
    const heading = panel.getByRole('heading', { level: 2, name });
    await expect(heading).toBeVisible();
    expect((await heading.boundingBox())?.height).toBeGreaterThan(20);
    for (const part of ['Market overview', 'Key players', 'Trends', 'Case studies']) {
      await expect(panel.getByRole('heading', { name: part })).toBeVisible();
    }
  }

  for (const path of ['/clean-energy', '/future-mobility']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Case studies' }), path).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Roles we fill' }), path).toBeVisible();
  }
  // Without scripts a strip stands still, in as many lines as it needs.
  const strip = page.getByRole('group', { name: 'Sub-sectors' });
  const items = strip.getByRole('listitem');
  await expect(items).toHaveCount(7);
  expect(await strip.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item).toBeInViewport({ ratio: 0.9 });
  }
});

test('Growth says what its calculator needs and what a hire costs, and its form gives the address', async ({
  page,
}) => {
  const contact = page.locator('#contact').getByText(/The form needs JavaScript/);
  const address = contact.getByRole('link', { name: brand.email });
  await page.goto('/growth');
  await expect(contact).toBeVisible();
  await expect(address).toHaveAttribute('href', `mailto:${brand.email}`);
  await expect(
    page.getByText(/Working out a plan of your own here needs JavaScript/),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Price for each hire, by duration' })).toBeVisible();
});

test('a candidate goes from page to page to the jobs, which links narrow', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  // The header doesn't cover the text.
  await page.mouse.wheel(0, 800);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.getByRole('link', { name: 'View Open Positions' }).click();
  await expect(page).toHaveURL('/jobs');

  // Links replace the filters.
  await expect(page.getByRole('search')).toHaveCount(0);
  const sectors = page.getByRole('navigation', { name: 'Browse by sector' });
  await expect(sectors.getByRole('link', { name: 'Hydrogen' })).toHaveAttribute(
    'href',
    '/jobs/sector/hydrogen',
  );
  const job = page.getByRole('main').getByRole('article').first();
  const locations = page.getByRole('navigation', { name: 'Browse by location' });
  const top = async (element: typeof job) => (await element.boundingBox())?.y ?? 0;
  expect(await top(locations)).toBeLessThan(await top(job));
});
