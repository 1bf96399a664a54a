import { brand } from '@torque-tide/domain/brand';
import type { Page } from '@playwright/test';
import { demoTestimonials } from '../../../scripts/seed/testimonials';
import { publicPaths } from '../support/public-paths';
import { expect, test } from '../support/watched-page';

// Chromium refuses to fetch scripts that it may not run.
test.use({ javaScriptEnabled: false, expected: [/\/assets\/.*\.js csp$/] });

const landingPaths = ['/jobs/sector/hydrogen', '/jobs/location/germany'];

const PHONE = { width: 390, height: 844 };

/** What is seen and only a script could answer; the buttons of the drawer answer by themselves. */
function deadControls(page: Page) {
  return page
    .locator('button:not([popovertarget]), input, select, textarea, [role="tab"], [aria-controls]')
    .filter({ visible: true });
}

/** Every link to a part of the page leads there. */
async function expectPartsOfLinks(page: Page): Promise<void> {
  const links = await page.locator('a[href*="#"]').filter({ visible: true }).all();
  const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const target of new Set(targets)) {
    const { pathname, hash } = new URL(target ?? '', page.url());
    if (pathname !== new URL(page.url()).pathname) continue;
    await expect(page.locator(hash), `${pathname} has ${hash}`).toBeVisible();
  }
}

for (const path of [...publicPaths, ...landingPaths]) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(brand.name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Nothing says or shows that something is on its way which never comes.
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(/This page needs JavaScript/)).toBeHidden();
    await expect(deadControls(page)).toHaveCount(0);
    // What has a heading has something below it.
    for (const section of await page.locator('main section').filter({ visible: true }).all()) {
      const heading = section.getByRole('heading').first();
      if (!(await heading.isVisible()) || (await section.getByRole('img').count()) > 0) continue;
      const text = (await section.innerText()).trim();
      expect(text.length, text).toBeGreaterThan((await heading.innerText()).trim().length);
    }
    // In its own colours: the styles are in the document.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 242)');
    await expectPartsOfLinks(page);
  });
}

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`the drawer at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('opens, expands, leads on and closes without JavaScript', async ({ page }) => {
      await page.goto('/about');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(drawer).toBeVisible();
      await expect(drawer).toBeInViewport({ ratio: 1 });
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await expect(deadControls(page)).toHaveCount(0);

      const growth = drawer.getByRole('link', { name: 'Growth' });
      await expect(growth).toBeHidden();
      await drawer.getByText('Solutions').click();
      await expect(growth).toBeVisible();
      await drawer.getByText('Solutions').click();
      await expect(growth).toBeHidden();

      await drawer.getByRole('button', { name: 'Close menu' }).click();
      await expect(drawer).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();

      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer.getByText('Sectors').click();
      await drawer.getByRole('link', { name: 'Clean Energy' }).click();
      await expect(page).toHaveURL('/clean-energy');
    });
  });
}

test('a click beside the drawer closes it without JavaScript', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await page.mouse.click(40, 500);
  await expect(drawer).toBeHidden();
});

test('questions open one at a time without JavaScript', async ({ page }) => {
  await page.goto('/services');
  const first = page.getByText('pays off at 3+ hires annually');
  const questions = page.locator('summary').filter({ visible: true });
  await expect(questions).toHaveCount(5);
  await expect(first).toBeHidden();
  await page.getByText('When does the Growth model pay off?').click();
  await expect(first).toBeVisible();
  await questions.last().click();
  await expect(first).toBeHidden();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await questions.last().click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('categories of roles open without JavaScript', async ({ page }) => {
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

for (const path of ['/clean-energy', '/future-mobility']) {
  test(`${path} leaves out the case studies that only a script can fill`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Case studies' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Roles we fill' })).toBeVisible();
  });
}

test('both sectors can be read on one page without JavaScript', async ({ page }) => {
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
});

test('a strip stands still and shows all of its items without JavaScript', async ({ page }) => {
  await page.goto('/future-mobility');
  const strip = page.getByRole('group', { name: 'Sub-sectors' });
  const items = strip.getByRole('listitem');
  await expect(items).toHaveCount(7);
  expect(await strip.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item).toBeInViewport({ ratio: 0.9 });
  }
});

test('the header does not lie over what is read without JavaScript', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.wheel(0, 800);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('Growth says what its calculator needs, and what a hire costs', async ({ page }) => {
  await page.goto('/growth');
  await expect(
    page.getByText(/Working out a plan of your own here needs JavaScript/),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Price for each hire, by duration' })).toBeVisible();
});

for (const path of ['/', '/growth']) {
  test(`${path} gives the address in the form's place without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const contact = page.locator('#contact');
    await expect(contact.getByText(/The form needs JavaScript/)).toBeVisible();
    await expect(
      contact.getByText(/The form needs/).getByRole('link', { name: brand.email }),
    ).toHaveAttribute('href', `mailto:${brand.email}`);
  });
}

test('a job can be applied for and asked about without JavaScript', async ({ page }) => {
  await page.goto('/jobs/1001');
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByText(brand.email).first()).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('links lead from page to page without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'View Open Positions' }).click();
  await expect(page).toHaveURL('/jobs');
  const job = page.getByRole('main').getByRole('article').first();
  const title = await job.getByRole('heading').innerText();
  await job.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Job Description')).toBeVisible();
});

test('links to sectors and locations stand in the place of the filters', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('search')).toHaveCount(0);
  const sectors = page.getByRole('navigation', { name: 'Browse by sector' });
  await expect(sectors.getByRole('link', { name: 'Hydrogen' })).toHaveAttribute(
    'href',
    '/jobs/sector/hydrogen',
  );
  const locations = page.getByRole('navigation', { name: 'Browse by location' });
  const firstJob = page.getByRole('main').getByRole('article').first();
  const top = async (element: typeof firstJob) => (await element.boundingBox())?.y ?? 0;
  expect(await top(locations)).toBeLessThan(await top(firstJob));
});

test('the admin area says what it needs', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByText(/The admin area needs JavaScript/)).toBeVisible();
  await page.getByRole('link', { name: 'The website' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('an unknown path', () => {
  test.use({ expected: [/404|\/assets\/.*\.js csp$/] });

  test('answers 404 with the not-found page without JavaScript', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
