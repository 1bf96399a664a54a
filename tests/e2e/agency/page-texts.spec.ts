import type { Page } from '@playwright/test';
import { FIRST_SETTINGS } from '../../../domain/src/settings/first-settings';
import { firstTexts } from '../../../domain/src/texts/read-texts';
import { showTexts } from '../../../domain/src/texts/show-texts';
import { expectNoViolations } from '../support/accessible';
import { openTab } from '../support/admin-steps';
import { call, createAdmin, enter } from '../support/live-steps';
import { expect, test } from '../support/watched-page';

const FORM = '/admin?tab=settings&edit=services';
const HEADING = 'Ways to hire, as many as you need';
const HOME_HEADING = 'Experts, meet the energy transition';
const ANSWER = 'Ask {agency}, or see';

test.slow();

const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' }).click();

async function told(page: Page, name = 'services'): Promise<unknown> {
  return ((await (await page.request.get(`/api/texts/${name}`)).json()) as { data: unknown }).data;
}

test('an owner changes a heading and a question, visitors see both everywhere, and history brings them back', async ({
  page,
}) => {
  const documentAt = async (path: string) => (await page.request.get(path)).text();
  await openTab(page, 'settings');
  // As a run that has ended midway may have left them.
  await call(page, 'PUT', '/api/admin/texts/services', firstTexts('services'));
  await page
    .getByRole('navigation', { name: 'What can be changed' })
    .getByRole('link', { name: 'Solutions', exact: true })
    .click();
  await expect(page).toHaveURL(/edit=services/);
  const heading = page.getByLabel(/^Heading\W*$/);
  await expect(heading).toHaveValue('Four ways to hire');
  await expectNoViolations(page);

  await heading.fill(HEADING);
  await page.getByLabel('Answer, question 5').fill(`${ANSWER} [prices](/growt`);
  await save(page);
  await expect(page.getByText(/In question 5: A link is written \[words\]/)).toBeVisible();
  await page.getByLabel('Answer, question 5').fill(`${ANSWER} [prices](/growth).`);
  await page.getByRole('button', { name: 'Move up question 5' }).click();
  await expect(page.getByLabel('Question, question 4')).toBeFocused();
  await save(page);
  await expect(message(page, 'Texts saved')).toBeVisible();

  // Without scripts, and as the data with which the page goes on.
  await expect.poll(() => documentAt('/services')).toContain(`${HEADING}</h1>`);
  const html = await documentAt('/services');
  expect(html).toMatch(/or see (?:<!-- -->)?<a [^>]*href="\/growth"[^>]*>prices<\/a>/);
  expect(html).not.toContain('Four ways to hire</h1>');
  expect(html).not.toContain('{agency}');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(heading).toHaveValue('Linking Experts in Energy Transition');
  await heading.fill(HOME_HEADING);
  await save(page);
  await expect.poll(() => documentAt('/')).toContain(`${HOME_HEADING}</h1>`);

  // In the app, on the way from another page: nothing else is shown first.
  await page.goto('/');
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADING);
  await page.getByRole('banner').getByRole('link', { name: 'Solutions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await page.getByText('How confidential is an executive search?').click();
  await page.getByRole('link', { name: 'prices', exact: true }).click();
  await expect(page).toHaveURL(/\/growth$/);

  await openTab(page, 'settings');
  await page.goto(FORM);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByText(HEADING).first()).toBeVisible();
  await history.getByRole('button', { name: 'Put back this field' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect(heading).toHaveValue('Four ways to hire');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Put it back: Questions and Answers' }).click();
  await save(page);
  // The form is done with it, too: it would come back in the place of the next one.
  await expect(message(page, 'Texts saved')).toBeVisible();
  await expect.poll(() => told(page)).toEqual(showTexts('services', {}, FIRST_SETTINGS));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Put it back: Heading', exact: true }).click();
  await save(page);
  await expect.poll(() => told(page, 'home')).toEqual(showTexts('home', {}, FIRST_SETTINGS));
});

test('Ctrl+K finds the page by a word of its texts', async ({ page }) => {
  await openTab(page, 'settings');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find any/ }).fill('timesheets');
  await page.getByRole('option', { name: /Questions and answers/ }).click();
  await expect(page).toHaveURL(/edit=services/);
  await expect(page.locator('#group-questions-and-answers')).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`everybody can use the form at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, await createAdmin('dora'), FORM);
    await page.getByRole('button', { name: 'Add question' }).click();
    await expect(page.getByLabel('Question, question 6')).toBeFocused();
    await save(page);
    await expect(page.getByText(/In question 6: Question must not be empty/)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Remove question 6' }).click();
    await expect(page.getByLabel('Question, question 5')).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
}

test('an owner sees a heading and a name on the real page before they are saved, and visitors do not', async ({
  page,
}) => {
  const documentAt = async (path: string) => (await page.request.get(path)).text();
  await enter(page, await createAdmin('eve'), '/admin?tab=settings');
  await call(page, 'PUT', '/api/admin/texts/services', firstTexts('services'));
  await page.goto(FORM);
  const shown = page.getByTitle('Solutions as it would be').contentFrame();
  const title = shown.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Four ways to hire');
  await page.getByLabel(/^Heading\W*$/).fill(HEADING);
  await expect(title).toHaveText(HEADING);
  // In the site's own styles and letters, although no script and no style element is allowed in it.
  expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
    'Instrument Sans',
  );
  // What is wrong is as visitors see it, and the rest goes on.
  await page.getByLabel(/^Heading\W*$/).fill('For {nobody}');
  await page.getByLabel(/^Introduction\W*$/).fill('Written just now');
  await expect(shown.getByText('Written just now')).toBeVisible();
  await expect(title).toHaveText('Four ways to hire');
  await expectNoViolations(page);
  expect(await documentAt('/services')).toContain('Four ways to hire</h1>');

  await page.goto('/admin?tab=settings');
  const home = page.getByTitle('Home as it would be').contentFrame();
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel(/^Name\W*$/).fill('Keel & Current');
  await expect(home.getByRole('banner').getByText('Keel & Current')).toBeVisible();
  // A link leads to the page of its own name, in the frame.
  await home.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  const policy = page.getByTitle('Privacy Policy as it would be').contentFrame();
  await expect(policy.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(policy.getByRole('banner').getByText('Keel & Current')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\?tab=settings$/);
  expect(await documentAt('/privacy-policy')).not.toContain('Keel &amp; Current');
});

test('an owner sees the texts of jobs, case studies, sectors and places on real pages of them before they are saved', async ({
  page,
}) => {
  const was = 'What happens after you apply';
  await enter(page, await createAdmin('finn'), '/admin?tab=settings&edit=job');
  await call(page, 'PUT', '/api/admin/texts/job', firstTexts('job'));
  const frame = page.getByTitle(/^Job: .+ as it would be$/);
  const shown = frame.contentFrame();
  // The frame begins where the texts stand.
  await expect(shown.getByRole('heading', { name: was })).toBeInViewport();
  const name = (await frame.getAttribute('title'))?.replace(/^Job: (.+) as it would be$/, '$1');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByLabel(/^Heading of What Becomes/).fill('Once you have applied');
  await expect(shown.getByRole('heading', { name: 'Once you have applied' })).toBeVisible();
  await expectNoViolations(page);
  // Visitors of that very job go on reading what is saved.
  const jobs = (await (await page.request.get('/api/jobs')).json()) as {
    data: { id: string; title: string }[];
  };
  const { id } = jobs.data.find(({ title }) => title === name) ?? { id: '' };
  const html = await (await page.request.get(`/jobs/${id}`)).text();
  expect(html).toContain(`${was}</h2>`);
  expect(html).not.toContain('Once you have applied');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin?tab=settings&edit=caseStudy');
  const study = page.getByTitle(/^Case study: .+ as it would be$/).contentFrame();
  await expect(study.getByRole('heading', { name: 'Have a search like' })).toBeInViewport();
  // The form itself stays where it begins.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/admin?tab=settings&edit=landing');
  const choice = page.getByLabel('Page', { exact: true });
  await expect(choice).toHaveText(/^Sector: /);
  await choice.click();
  await page.getByRole('option', { name: /^Place: / }).click();
  const place = page.getByTitle(/^Place: .+ as it would be$/).contentFrame();
  await page.getByLabel(/^Heading for Whoever Hires at a Place/).fill('Hiring around here?');
  await expect(place.getByRole('heading', { name: 'Hiring around here?' })).toBeInViewport();
  await page.getByRole('button', { name: 'Cancel' }).click();
});
