import type { Page } from '@playwright/test';
import { FIRST_RECORD } from '../../../domain/src/settings/first-record';
import { expectNoViolations } from '../support/accessible';
import { openTab } from '../support/admin-steps';
import { createAdmin, enter } from '../support/live-steps';
import { expect, test } from '../support/watched-page';

const SETTINGS = '/admin?tab=settings';
const PHONE = FIRST_RECORD.agency.phone ?? '';
const OTHER_PHONE = '+44 131 496 0777';

test.slow();

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** What visitors are told now of the agency and its claims. */
async function told(page: Page): Promise<typeof FIRST_RECORD> {
  const { data } = (await (await page.request.get('/api/settings')).json()) as {
    data: typeof FIRST_RECORD;
  };
  const { agency, claims } = data;
  return { agency, claims };
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and publish' }).click();
}

test('an owner changes the telephone and a price, is refused a bad one with its sum, and undoes', async ({
  page,
}) => {
  await openTab(page, 'settings');
  await expect(field(page, 'Telephone')).toHaveValue(PHONE);
  await expectNoViolations(page);

  await field(page, 'Telephone').fill(OTHER_PHONE);
  await field(page, 'Pounds, price 3').fill('2500');
  await save(page);
  const sum =
    'A hire costs £2,500 at the lowest price and £7,000 elsewhere: that saves 64%, not 70%.';
  await expect(page.getByText(sum)).toBeVisible();
  await expect(page.getByLabel(/^Largest Saving/)).toBeFocused();
  await expectNoViolations(page);
  expect((await told(page)).agency.phone).toBe(PHONE);

  await page.getByLabel(/^Largest Saving/).fill('64%');
  await save(page);
  await expect(message(page, 'Settings saved')).toBeVisible();
  await expect.poll(async () => (await told(page)).agency.phone).toBe(OTHER_PHONE);
  const { ratesPerHire, maximumSaving } = (await told(page)).claims.growth;
  expect([ratesPerHire[2]?.rate, maximumSaving]).toEqual([2500, '64%']);
  // A visitor's page says so without scripts, too.
  const pageAt = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => pageAt('/')).toContain(OTHER_PHONE);
  await expect.poll(() => pageAt('/growth')).toContain('£2,500');

  await message(page, 'Settings saved').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await told(page)).agency.phone).toBe(PHONE);
  expect(await told(page)).toEqual(FIRST_RECORD);
});

test('a long form is gone through by its sections and by Ctrl+K, and a field goes back to what it was', async ({
  page,
}) => {
  await openTab(page, 'settings');
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Prices').click();
  await expect(page.locator('#group-prices')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find any/ }).fill('vat number');
  await page.getByRole('option', { name: /Company and law/ }).click();
  await expect(page.locator('#group-company-and-law')).toBeFocused();

  await page.getByLabel(/^Tagline/).fill('People for ports and grids');
  await field(page, 'VAT Number').fill('GB 000 0007 77');
  await save(page);
  await expect(message(page, 'Settings saved')).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByText('People for ports and grids')).toBeVisible();
  // The fields stand in the order of their names.
  await history.getByRole('button', { name: 'Put back this field' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByLabel(/^Tagline/)).toHaveValue(FIRST_RECORD.agency.tagline);
  await expect(field(page, 'VAT Number')).toHaveValue('GB 000 0007 77');
  await field(page, 'VAT Number').fill('');
  await save(page);
  await expect.poll(async () => await told(page)).toEqual(FIRST_RECORD);
  // The form, too, has heard of it, and leaves nothing unfinished.
  await expect(page.getByRole('heading', { name: 'Settings', level: 3 })).toBeFocused();
});

test.describe('two owners', () => {
  // The second save is refused, and put together with the first.
  test.use({ expected: [/412/] });

  test('who change different fields together are both kept', async ({ page, openAnother }) => {
    const other = await openAnother();
    const [ana, ben] = await Promise.all([createAdmin('ana'), createAdmin('ben')]);
    await enter(page, ana, SETTINGS);
    await enter(other, ben, SETTINGS);
    await field(page, 'Telephone').fill(OTHER_PHONE);
    await page.getByLabel(/^Tagline/).fill('Typed by Ana');
    await field(other, 'Company Number').fill('01234567');
    await other.getByLabel(/^Tagline/).fill('Typed by Ben');
    await save(other);
    await expect(message(other, 'Settings saved')).toBeVisible();
    await expect(page.getByText(`${ben} saved a new version`)).toBeVisible();

    await save(page);
    // What both have changed is asked about; the rest is put together.
    await page.getByRole('radio', { name: 'Keep mine' }).check();
    await save(page);
    await expect(message(page, 'Settings saved')).toBeVisible();
    await expect.poll(async () => (await told(page)).agency.companyNumber).toBe('01234567');
    const { agency } = await told(page);
    expect([agency.phone, agency.tagline]).toEqual([OTHER_PHONE, 'Typed by Ana']);

    await page.getByRole('button', { name: 'Put it back: Telephone' }).click();
    await page.getByRole('button', { name: 'Put it back: Tagline' }).click();
    await page.getByRole('button', { name: 'Put it back: Company Number' }).click();
    await save(page);
    await expect.poll(async () => await told(page)).toEqual(FIRST_RECORD);
  });
});

for (const width of [390, 1440]) {
  test(`everybody can use the form at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Somebody of whom no other test has left anything unfinished.
    await enter(page, await createAdmin('cleo'), SETTINGS);
    await page.getByRole('button', { name: 'Add price' }).click();
    await save(page);
    await expect(page.getByText('Must be a whole number').first()).toBeVisible();
    await expectNoViolations(page);
    // Nothing unfinished is left for the next who opens it.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave and discard the changes' }).click();
    await expect(page.getByLabel('Pounds, price 4')).toHaveCount(0);
  });
}
