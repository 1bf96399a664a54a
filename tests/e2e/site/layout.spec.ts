import type { Locator, Page } from '@playwright/test';
import { claims } from '@torque-tide/domain/claims';
import { demoAdmin } from '../../../scripts/seed/admin';
import { hydrateAllParts } from '../support/until-hydrated';
import { demoCaseStudies } from '../../../scripts/seed/case-studies';
import { demoClientLogos } from '../../../scripts/seed/client-logos';
import { demoJobs } from '../../../scripts/seed/jobs';
import { expect, test } from '../support/watched-page';

// What only a browser can show: sizes, columns, what is fixed, and what covers what.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** How long the figures of Home count, and how long a busy machine is given for it. */
const COUNT = { lastsMs: 2_000, forMs: 4_000 };

/** In how many columns the items of a grid stand. */
async function columnsOf(items: Locator): Promise<number> {
  await expect(items.first()).toBeVisible();
  const lefts = await items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

/** Relative luminance of what an element is painted on, from 0 for black to 1 for white. */
function backgroundLightness(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let painted: Element | null = node;
    while (painted && getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)') {
      painted = painted.parentElement;
    }
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(painted ?? document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

async function scrollLeftOf(list: Locator): Promise<number> {
  return list.evaluate((element) => Math.round(element.scrollLeft));
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  for (const path of ['/services', '/clean-energy']) {
    test(`of the rows of ${path} that open, one is open at a time`, async ({ page }) => {
      await page.goto(path);
      const rows = page.getByRole('main').locator('details');
      const open = page.getByRole('main').locator('details[open]');
      await rows.nth(0).locator('summary').click();
      await expect(open).toHaveCount(1);
      await rows.nth(1).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(1);
      await expect(rows.nth(1)).toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(open).toHaveCount(0);
      // Browsers put elements of their own into `details`, which nothing may inherit a size from.
      for (const part of ['summary', 'summary ~ *']) {
        await expect(rows.nth(0).locator(part).first()).toHaveCSS('box-sizing', 'border-box');
      }
    });
  }

  for (const scheme of ['light', 'dark']) {
    test(`the figures stand on a dark panel in the ${scheme} theme`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
      await page.goto('/');
      const panel = page.getByRole('region', { name: 'What stands behind a shortlist' });
      expect(await backgroundLightness(panel)).toBeLessThan(0.2);
    });

    test(`client logos are white on a dark ground in the ${scheme} theme`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
      for (const { path, strip } of [
        { path: '/', strip: 'Client logos' },
        { path: '/sectors', strip: 'Clean Energy clients' },
        { path: '/sectors?tab=future-mobility', strip: 'Future Mobility clients' },
      ]) {
        await page.goto(path);
        await hydrateAllParts(page);
        const logos = page.getByRole('group', { name: strip });
        await expect(logos.getByRole('img').first(), path).toBeAttached();
        expect(await backgroundLightness(logos), path).toBeLessThan(0.2);
        const looks = await logos.locator('img').evaluateAll((images) =>
          images.map((image) => {
            const { filter, opacity } = getComputedStyle(image);
            return `${filter} ${opacity}`;
          }),
        );
        expect(new Set(looks), path).toEqual(new Set(['brightness(0) invert(1) 1']));
      }
    });
  }

  test('the figures count for two seconds, all the way to their end', async ({ page }) => {
    await page.goto('/');
    await hydrateAllParts(page);
    const panel = page.getByRole('region', { name: 'What stands behind a shortlist' });
    const steps = await panel.evaluate(async (section, count) => {
      const figures = [...section.querySelectorAll('dd > [aria-hidden]')];
      const seen: { elapsed: number; shown: number[] }[] = [];
      section.scrollIntoView({ behavior: 'instant', block: 'center' });
      const start = performance.now();
      let elapsed = 0;
      while (elapsed < count.forMs) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        elapsed = performance.now() - start;
        seen.push({
          elapsed,
          shown: figures.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)),
        });
      }
      return seen;
    }, COUNT);

    for (const [index, { value }] of claims.stats.entries()) {
      const counted = steps.map(({ elapsed, shown }) => ({ elapsed, value: shown[index] ?? 0 }));
      // Not before the panel has been seen, which is a frame or two after it was scrolled to.
      const from = counted.findIndex((step) => step.value === 0);
      expect(from, `to ${value}`).not.toBe(-1);
      const counting = counted.slice(from);
      const end = counting.find((step) => step.value === value);
      expect(end?.elapsed, `to ${value}`).toBeGreaterThan(COUNT.lastsMs - 50);
      expect(counting.at(-1)?.value, `to ${value}`).toBe(value);
      // At no time is it far ahead of a steady pace.
      const ahead = counting.filter(
        (step) => step.value > 1 + (1.4 * value * step.elapsed) / COUNT.lastsMs,
      );
      expect(ahead, `to ${value}`).toEqual([]);
    }
  });

  test('with reduced motion the figures do not count', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrateAllParts(page);
    const panel = page.getByRole('region', { name: 'What stands behind a shortlist' });
    await panel.scrollIntoViewIfNeeded();
    for (const { value, suffix } of claims.stats) {
      const figure = panel.locator('dd > [aria-hidden]').filter({ hasText: `${value}${suffix}` });
      await expect(figure).toBeInViewport({ timeout: 1_000 });
    }
  });

  test('case studies stand in three columns', async ({ page }) => {
    await page.goto('/case-studies');
    expect(await columnsOf(page.getByRole('main').getByRole('article'))).toBe(3);
  });

  test('a single related case study stands across its row', async ({ page }) => {
    const single = demoCaseStudies.find(
      ({ id, sector }) =>
        demoCaseStudies.filter((other) => other.sector === sector && other.id !== id).length === 1,
    );
    await page.goto(`/case-study/${single?.id}`);
    await hydrateAllParts(page);
    const related = page.getByRole('region', { name: 'Related case studies' });
    await expect(related.getByRole('article')).toHaveCount(1);
    const row = await related.getByRole('list').first().boundingBox();
    const card = await related.getByRole('article').boundingBox();
    expect(card?.width).toBe(row?.width);
    // Its cover beside its words, so that the row is not as high as it is wide.
    expect(card?.height).toBeLessThan(480);
  });

  test('the solutions stand side by side, without arrows', async ({ page }) => {
    await page.goto('/services');
    const cards = page.getByRole('region', { name: 'Our solutions' }).getByRole('article');
    await expect(cards).toHaveCount(4);
    expect(await columnsOf(cards)).toBe(4);
    await expect(page.getByRole('button', { name: 'Show next solutions' })).toBeHidden();
  });

  test('a click anywhere on a job card opens the job', async ({ page }) => {
    await page.goto('/jobs');
    const card = page.getByRole('main').getByRole('article').first();
    const title = await card.getByRole('heading').textContent();
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test('a click on a case study of the Sectors page opens it', async ({ page }) => {
    await page.goto('/sectors?tab=future-mobility');
    const panel = page.getByRole('tabpanel', { name: 'Future Mobility' });
    const card = panel.getByRole('article').first();
    const title = await card.getByRole('heading').textContent();
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page).toHaveURL(/\/case-study\/[a-z0-9-]+$/);
  });

  test('a footer link scrolls to its section of Home, from another page as well', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Job Listings' }).click();
    await expect(page).toHaveURL('/#jobs');
    await expect
      .poll(async () => Math.round((await page.locator('#jobs').boundingBox())?.y ?? -1))
      .toBe(100);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the filters of the job list wait behind their toggle, in a sheet from below', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const sector = page.getByRole('combobox', { name: 'Sector' });
    await expect(sector).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(sector).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Location' })).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const bottom = () => sheet.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBe(PHONE.height);
    await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.mouse.click(200, 40);
    await expect(sheet).toBeHidden();
  });

  test('an arrow moves the solutions by 280 px and is disabled at its end', async ({ page }) => {
    await page.goto('/services');
    const list = page.getByRole('region', { name: 'Our solutions' }).getByRole('list').first();
    const next = page.getByRole('button', { name: 'Show next solutions' });
    const previous = page.getByRole('button', { name: 'Show previous solutions' });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(() => scrollLeftOf(list)).toBe(280);
    await expect(previous).toBeEnabled();
    await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(next).toBeDisabled();
  });
});

test.describe('in the admin area', () => {
  test.use({ viewport: DESKTOP });

  async function open(page: Page, tab: string) {
    await page.goto(`/admin?tab=${tab}`);
    await page.getByLabel('Username').fill(demoAdmin.username);
    await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  }

  test('case studies stand in two columns', async ({ page }) => {
    await open(page, 'case-studies');
    expect(await columnsOf(page.getByRole('tabpanel').getByRole('article'))).toBe(2);
  });

  test('an inactive job is faded, and a description is cut after two lines', async ({ page }) => {
    await open(page, 'jobs');
    /** Narrows the list, of which only a window is rendered, to a job of the demo content. */
    async function find(job: (typeof demoJobs)[number] | undefined) {
      const title = job?.title ?? '';
      await page.getByPlaceholder('Search jobs...').fill(title);
      const heading = page.getByRole('heading', { name: title, exact: true });
      const card = page.getByRole('tabpanel').getByRole('article').filter({ has: heading });
      await expect(card).toBeVisible();
      return card;
    }
    const colourOf = (card: Locator) =>
      card.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color);

    const inactive = await find(demoJobs.find(({ isActive }) => isActive === false));
    await expect(inactive.getByText('Inactive', { exact: true })).toBeVisible();
    const faded = await colourOf(inactive);
    const active = await find(demoJobs.find(({ isActive }) => isActive !== false));
    await expect(active.getByText('Inactive', { exact: true })).toHaveCount(0);
    expect(await colourOf(active)).not.toBe(faded);

    const text = active.locator(':scope > p');
    const { shown, isCut } = await text.evaluate((element) => ({
      shown: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      isCut: element.scrollHeight > element.clientHeight,
    }));
    expect(Math.round(shown)).toBe(2);
    expect(isCut).toBe(true);
  });

  test('a logo is shown in white on black', async ({ page }) => {
    await open(page, 'client-logos');
    const card = page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: demoClientLogos[0]?.companyName ?? '' });
    const logo = card.getByRole('img');
    await expect(logo).toHaveCSS('filter', 'brightness(0) invert(1)');
    expect(await backgroundLightness(logo.locator('..'))).toBe(0);
    await card.getByRole('button', { name: 'Edit' }).click();
    const preview = page.getByRole('complementary', { name: 'Preview' }).getByRole('img');
    await expect(preview).toHaveCSS('filter', 'brightness(0) invert(1)');
    expect(await backgroundLightness(preview.locator('..'))).toBe(0);
  });
});
