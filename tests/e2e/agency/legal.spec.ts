import { FIRST_SETTINGS } from '../../../domain/src/settings/first-settings';
import { expectNoViolations } from '../support/accessible';
import { documentAt, messageOf, openTab } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

const WORDS = 'We keep as little as we can, and say so to {email}.';

test('an owner changes a section of the privacy policy and its day: visitors see both, and what it said before at an address of its own', async ({
  page,
}) => {
  const { email } = FIRST_SETTINGS.agency;
  const present = async () =>
    (await documentAt(page, '/privacy-policy')).replaceAll('<!-- -->', '');
  const latest = async () => {
    const answer = await page.request.get('/api/texts/privacyPolicy/versions');
    const { data } = (await answer.json()) as { data: { name: string }[] };
    return `/privacy-policy/${data[0]?.name ?? ''}`;
  };
  const publish = () => page.getByRole('button', { name: 'Save and publish' }).click();
  const before = await latest();

  await openTab(page, 'settings');
  await page.goto('/admin?tab=settings&edit=privacyPolicy');
  await page.getByLabel('Text, section 1').first().fill(WORDS);
  await expect(page.getByText(/read that they are of 30 June 2025/)).toBeVisible();
  await page.getByLabel('Last Updated').fill('2026-11-25');
  await publish();
  await expect(messageOf(page, 'Texts saved')).toBeVisible();

  // Without scripts.
  await expect.poll(present).toContain(`and say so to ${email}.`);
  expect(await present()).toContain('Last updated 25 November 2026');
  await expect.poll(latest).not.toBe(before);
  const earlier = await latest();
  expect(earlier).toContain('/2025-06-30');
  await expect.poll(present).toContain(`href="${earlier}"`);
  expect(await documentAt(page, earlier)).not.toContain('say so to');

  // In the app, there and back.
  await page.goto('/privacy-policy');
  await page.locator(`a[href="${earlier}"]`).click();
  await expect(page.getByText('This is an earlier version,')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Read the present version' }).click();
  await expect(page.getByText('Last updated 25 November 2026')).toBeVisible();

  // For the tests that follow.
  await page.goto('/admin?tab=settings&edit=privacyPolicy');
  await page.getByRole('button', { name: 'Put it back: Last Updated' }).click();
  await page.getByRole('button', { name: 'Put it back: Sections' }).click();
  await publish();
  await expect.poll(present).toContain('Last updated 30 June 2025');
});
