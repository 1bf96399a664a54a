import { expectNoViolations } from '../support/accessible';
import { cardOf, createItem, documentAt, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { edit } from '../support/live-steps';

// A revoked link.
test.use({ expected: [/\b404\b.*(?:\/preview\/|Not Found)/] });

test('a draft of a live job is saved, shown to a client, and published', async ({
  page,
  openAnother,
}) => {
  const title = unique('Cable engineer');
  const changed = `${title}, offshore`;
  const card = cardOf(page, title);
  await openTab(page, 'jobs');
  // A browser without a login.
  const visitor = await openAnother();
  const description = 'Lays what brings the power ashore.';
  const id = await createItem(page, '/api/jobs', { title, description, salary: '£60k' });
  await edit(page, title);
  await page.getByRole('textbox', { name: 'Job Title' }).fill(changed);
  await page.getByRole('textbox', { name: 'Salary Range' }).fill('£65k');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(card.getByText('Draft changes')).toBeVisible();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  expect(await documentAt(page, `/jobs/${id}`)).not.toContain(changed);

  await edit(page, title);
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(changed);
  const bar = page.getByRole('group', { name: 'Draft changes' });
  await expect(bar).toContainText('Visitors still see the live job.');
  await expectNoViolations(page);

  // In the form; the message that the draft was saved offers it, too.
  await page.getByRole('tabpanel').getByRole('button', { name: 'Preview link' }).click();
  const links = page.getByRole('dialog', { name: 'Preview links' });
  await links.getByRole('button', { name: 'Copy preview link' }).click();
  const address = await links.getByRole('textbox', { name: 'Preview link' }).inputValue();
  expect(address).toMatch(/\/preview\/[0-9a-f]{64}$/);
  const { pathname } = new URL(address);
  await expectNoViolations(page);
  await visitor.goto(pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(changed);
  await expect(visitor.getByText('These changes are not published yet')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Apply Now' })).toBeDisabled();
  await expectNoViolations(visitor);

  await links.getByRole('button', { name: 'Revoke' }).click();
  await expect(links.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  expect((await visitor.goto(pathname))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Preview Not Found' })).toBeVisible();
  await expectNoViolations(visitor);
  await links.getByRole('button', { name: 'Close the preview links' }).click();

  await page.getByRole('button', { name: 'Update Job' }).click();
  await expect(cardOf(page, changed).getByText('Live', { exact: true })).toBeVisible();
  await expect(cardOf(page, changed).getByText('Draft changes')).toHaveCount(0);
  await expect.poll(() => documentAt(page, `/jobs/${id}`)).toContain(changed);
});
