import type { Page } from '@playwright/test';
import { FIRST_RECORD } from '@torque-tide/domain/settings/first-settings';
import { expectAccessible } from '../support/accessible';
import { createAdmin } from '../support/accounts';
import { documentAt, messageOf, openAs } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

const SETTINGS = '/admin?tab=settings';
const PHONE = FIRST_RECORD.agency.phone ?? '';
const OTHER_PHONE = '+44 131 496 0777';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => messageOf(page, 'Settings saved');
const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' }).click();

/** Returns what visitors read about the agency and its claims. */
async function told(page: Page): Promise<typeof FIRST_RECORD> {
  const { data } = (await (await page.request.get('/api/settings')).json()) as {
    data: typeof FIRST_RECORD;
  };
  const { agency, claims, applications } = data;
  return { agency, claims, applications };
}

test('an owner fills in the form, gets an error for a price, and undoes', async ({ page }) => {
  await openAs(page, await createAdmin('cleo'), SETTINGS);
  await expect(field(page, 'Telephone')).toHaveValue(PHONE);

  await page.getByRole('navigation', { name: 'Sections' }).getByText('Prices').click();
  await expect(page.locator('#group-prices')).toBeFocused();

  await test.step('a price that contradicts another is refused, and the form is accessible', async () => {
    await field(page, 'Telephone').fill(OTHER_PHONE);
    await field(page, 'Pounds, price 3').fill('2900');
    await field(page, 'Pounds, price 3').hover();
    // The browser scrolls first, so a longer turn would reach the field below.
    await page.mouse.wheel(0, 10);
    await expect(field(page, 'Pounds, price 3')).not.toBeFocused();
    await expect(field(page, 'Pounds, price 3')).toHaveValue('2900');
    await save(page);
    const reason =
      'Prices fall with the months: £2,900 from 9 months is not less than £2,850 from 6.';
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field(page, 'From months, price 1')).toBeFocused();
    await expectAccessible(page);
    expect((await told(page)).agency.phone).toBe(PHONE);
  });

  await test.step('saved settings are on every page at once, until they are undone', async () => {
    await field(page, 'Pounds, price 3').fill('2500');
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => documentAt(page, '/')).toContain(OTHER_PHONE);
    await expect.poll(() => documentAt(page, '/growth')).toContain('£2,500');
    await saved(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => told(page)).toEqual(FIRST_RECORD);
    // Otherwise the open form would publish it again.
    await expect(field(page, 'Telephone')).toHaveValue(PHONE);
  });
});
