import { firstTexts } from '../../../domain/src/texts/read-texts';
import { expectAccessible, expectNoViolations } from '../support/accessible';
import { createAdmin } from '../support/accounts';
import { callApi, documentAt, messageOf, openAs, openTab } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

// One after the other: the first restores the texts.
test.describe.configure({ mode: 'default' });

const FORM = '/admin?tab=pages&edit=services';
const HEADING = 'Ways to hire, as many as you need';
const HOME_HEADING = 'Experts, meet the energy transition';
const ANSWER = 'Ask {agency}, or see';

test('an owner changes a heading and a question, visitors see both everywhere, and history restores them', async ({
  page,
}) => {
  const save = () => page.getByRole('button', { name: 'Save and publish' }).click();
  const told = async (name: string) =>
    ((await (await page.request.get(`/api/texts/${name}`)).json()) as { data: unknown }).data;
  const heading = page.getByLabel(/^Heading\W*$/);
  // Resets texts that an interrupted run may have left.
  await callApi(page, 'PUT', '/api/admin/texts/services', { data: firstTexts('services') });
  await openTab(page, 'settings');

  await test.step('Ctrl+K finds the page by a word of its texts', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Find any/ }).fill('timesheets');
    await page.getByRole('option', { name: /questions and answers/ }).click();
    await expect(page).toHaveURL(/edit=services/);
    await expect(page.locator('#group-faq-questions-and-answers')).toBeFocused();
    await expect(heading).toHaveValue('Four ways to hire');
  });

  await test.step('questions can be added and removed, and the form is accessible', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await expect(page.getByLabel('Question, question 6')).toBeFocused();
    await save();
    await expect(page.getByText(/In question 6: Question must not be empty/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove question 6' }).click();
    await expect(page.getByLabel('Question, question 5')).toBeFocused();
  });

  await test.step('change them, after an invalid link', async () => {
    await heading.fill(HEADING);
    await page.getByLabel('Answer, question 5').fill(`${ANSWER} [prices](/growt`);
    await save();
    await expect(page.getByText(/In question 5: A link is written \[words\]/)).toBeVisible();
    await page.getByLabel('Answer, question 5').fill(`${ANSWER} [prices](/growth).`);
    await page.getByRole('button', { name: 'Move up question 5' }).click();
    await expect(page.getByLabel('Question, question 4')).toBeFocused();
    await save();
    await expect(messageOf(page, 'Texts saved')).toBeVisible();
    await expect(page.getByLabel('Question, question 4')).toBeInViewport();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      HEADING,
    );
    // In the HTML without scripts, and as the data for hydration.
    await expect.poll(() => documentAt(page, '/services')).toContain(`${HEADING}</h1>`);
    const html = await documentAt(page, '/services');
    expect(html).toMatch(/or see (?:<!-- -->)?<a [^>]*href="\/growth"[^>]*>prices<\/a>/);
    expect(html).not.toContain('Four ways to hire</h1>');
    expect(html).not.toContain('{agency}');

    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('link', { name: /^Home\b/ }).click();
    await expect(heading).toHaveValue('Linking Experts in Energy Transition');
    await heading.fill(HOME_HEADING);
    await save();
    await expect.poll(() => documentAt(page, '/')).toContain(`${HOME_HEADING}</h1>`);
  });

  await test.step('a navigation within the app shows nothing else first', async () => {
    await page.goto('/');
    await page.evaluate('localStorage.clear()');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADING);
    await page.getByRole('banner').getByRole('link', { name: 'Solutions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await page.getByText('How confidential is an executive search?').click();
    await page.getByRole('link', { name: 'prices', exact: true }).click();
    await expect(page).toHaveURL(/\/growth$/);
  });

  await test.step('restore them', async () => {
    await openTab(page, 'settings');
    await page.goto(FORM);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText(HEADING).first()).toBeVisible();
    await history.getByRole('button', { name: 'Restore', exact: true }).first().click();
    await expect(heading).toHaveValue('Four ways to hire');
    await page.keyboard.press('Escape');
    for (const name of ['services', 'home'] as const) {
      await callApi(page, 'PUT', `/api/admin/texts/${name}`, { data: firstTexts(name) });
      await expect.poll(() => told(name)).toMatchObject({ heading: firstTexts(name).heading });
    }
  });
});

test('an owner sees texts on real pages before saving, and visitors do not', async ({ page }) => {
  // A separate account, so that no other test finds these unsaved forms.
  await openAs(page, await createAdmin('eve'), FORM);

  await test.step('a heading, in the site’s own typeface, although the frame allows no style element', async () => {
    const shown = page.getByTitle('Solutions as it would be').contentFrame();
    const title = shown.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Four ways to hire');
    await page.getByLabel(/^Heading\W*$/).fill(HEADING);
    await expect(title).toHaveText(HEADING);
    expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      'Instrument Sans',
    );
    await expectNoViolations(page);
    expect(await documentAt(page, '/services')).toContain('Four ways to hire</h1>');
  });

  await test.step("a text of all jobs, scrolled into view on a job's page", async () => {
    await page.goto('/admin?tab=pages&edit=job');
    const frame = page.getByTitle(/^Job: .+ as it would be$/);
    const shown = frame.contentFrame();
    await expect(
      shown.getByRole('heading', { name: 'What happens after you apply' }),
    ).toBeInViewport();
    // The form itself doesn't scroll.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const name = (await frame.getAttribute('title'))?.replace(/^Job: (.+) as it would be$/, '$1');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await page.getByLabel(/^Heading of What Becomes/).fill('Once you have applied');
    await expect(shown.getByRole('heading', { name: 'Once you have applied' })).toBeVisible();
  });
});
