import type { Page } from '@playwright/test';
import { hydrateAllParts, untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Actions on a page before and while the app loads.

/** Delays the app of a page until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const searchOf = (page: Page) => new URL(page.url()).search;

test('the search in the address can be extended', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/jobs?q=wind&sector=solar', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  const place = page.getByRole('combobox', { name: 'Location' });
  await search.press('End');
  await search.press('Backspace');
  await place.selectOption('Germany');
  letGo();
  // Typed while the app loads.
  await search.pressSequentially('ter');
  await hydrateAllParts(page);
  await expect.poll(() => searchOf(page)).toBe('?q=winter&sector=solar&location=Germany');
  // No letter typed while it loads is lost.
  await expect(search).toHaveValue('winter');
  await expect(place).toHaveValue('Germany');
  await expect(page.getByRole('combobox', { name: 'Sector' })).toHaveValue('Solar');
});

test('a search in the address shows no other jobs before it has run', async ({ page }) => {
  const letGo = await holdApp(page);
  const count = page.getByText(/^Showing \d+ jobs/);
  const cards = page.locator('main article');
  await page.goto('/jobs?remote=1', { waitUntil: 'domcontentloaded' });
  await expect(cards.first()).toBeAttached();
  expect(await cards.first().isVisible()).toBe(false);
  expect(await count.isVisible()).toBe(false);
  letGo();
  await expect(cards.first()).toBeVisible();
  const all = await page.request.get('/api/jobs').then((answer) => answer.json());
  expect(await cards.count()).toBeLessThan((all as { data: unknown[] }).data.length);
  await expect(count).toHaveText(`Showing ${await cards.count()} jobs`);
});

test("a search for a place doesn't say 'no results' before places are known", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/gazetteer-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/jobs?q=Coventry');
  await expect(page.getByText('Showing 0 jobs so far...')).toBeVisible();
  letGo();
  await expect(page.getByText(/^Showing [1-9]\d* jobs/)).toBeVisible();
  await expect(page.getByText('so far...')).toBeHidden();
});

test('the plan in the address is changed', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/growth?hires=7&months=9', { waitUntil: 'commit' });
  const hires = page.getByRole('slider', { name: 'Hires per month' });
  const months = page.getByRole('slider', { name: 'Duration' });
  const track = await hires.boundingBox();
  await hires.click({ position: { x: (track?.width ?? 0) - 2, y: (track?.height ?? 0) / 2 } });
  await hires.press('ArrowLeft');
  letGo();
  await months.press('ArrowLeft');
  await hydrateAllParts(page);
  await expect(hires).toHaveValue('9');
  await expect(months).toHaveValue('8');
  await expect.poll(() => searchOf(page)).toBe('?hires=9&months=8');
});

test('filters that are opened early show that they load, and then appear', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).first().click();
  await expect(page.getByText('Loading filters...')).toBeVisible();
  letGo();
  await expect(page.getByRole('combobox', { name: 'Sector' })).toBeVisible();
});

test('a page keeps its scroll position, and the theme and the drawer that were chosen', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  // When the typeface arrives, text above the screen changes its height, and the browser adjusts the
  // scroll position so that nothing on the screen moves.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await menu.click();
  await expect(drawer).toBeVisible();
  letGo();
  // Once the app has loaded it is modal: the page behind it is out of reach.
  await expect.poll(() => drawer.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(drawer).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await untilHydrated(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test('a drawer that was closed again stays closed, and an early message keeps its text and shows its errors', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  const contact = page.locator('#contact');
  const field = (name: string) => contact.getByRole('textbox', { name });
  await field('Name').fill('Ada');
  await field('Message').fill('Two jointers.');
  await contact.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^Send/ }).click();
  letGo();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page).toHaveURL('/');
  // An early text can be continued.
  await hydrateAllParts(page);
  await field('Message').press('Control+End');
  await field('Message').pressSequentially(' By May.');
  await expect(field('Name')).toHaveValue('Ada');
  await expect(field('Message')).toHaveValue('Two jointers. By May.');
  await expect(contact.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});
