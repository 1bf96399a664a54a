import { FIRST_SETTINGS } from '../../../domain/src/settings/first-settings';
import { documentAt, keepMessages, messageOf, openTab } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

const WORDS = 'We keep as little as we can, and say so to {email}.';

test('an owner changes a section of the privacy policy and its date, and visitors see both', async ({
  page,
}) => {
  const { email } = FIRST_SETTINGS.agency;
  // Reads the document without running its scripts.
  const present = async () =>
    (await documentAt(page, '/privacy-policy')).replaceAll('<!-- -->', '');
  const publish = () => page.getByRole('button', { name: 'Save and publish' }).click();

  await keepMessages(page);
  await openTab(page, 'settings');
  await page.goto('/admin?tab=pages&edit=privacyPolicy');
  await page.getByLabel('Text, section 1').first().fill(WORDS);
  await expect(page.getByText(/read that it dates from 30 June 2025/)).toBeVisible();
  await page.getByLabel('Last Updated').fill('2026-11-25');
  await publish();
  await expect(messageOf(page, 'Texts saved')).toBeVisible();
  await expect.poll(present).toContain(`and say so to ${email}.`);
  expect(await present()).toContain('Last updated 25 November 2026');

  // Restores the text for later tests.
  await messageOf(page, 'Texts saved').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(present).toContain('Last updated 30 June 2025');
});
