import {
  APPLICATION_STATES,
  type ApplicationState,
} from '@torque-tide/contract/application-choices';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Application } from '@torque-tide/contract/applications';
import { expectAccessible } from '../support/accessible';
import { createAdmin } from '../support/accounts';
import { callApi, cardOf, createItem, keepMessages, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { enter } from '../support/live-steps';

const APPLICATIONS = '/api/admin/applications';
const CV = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Applies as a candidate, with a CV. */
async function apply(page: Page, fields: { name: string; email: string; job: string }) {
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV };
  const answer = await page.request.post('/api/applications', {
    multipart: { ...fields, agreement: 'on', cv },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('an editor works through several applications', async ({ page }) => {
  await keepMessages(page);
  const [title, ines, tom, lars] = ['Blade technician', 'Ines', 'Tom', 'Lars'].map(unique) as [
    string,
    string,
    string,
    string,
  ];
  const job = await createItem(page, '/api/jobs', {
    title,
    description: 'Blades below the water.',
  });
  const email = `${unique('ines').replace(' ', '.')}@example.com`;
  await apply(page, { name: ines, email, job });
  await createItem(page, APPLICATIONS, { name: tom, email: 'tom@example.com', jobId: job });
  await createItem(page, APPLICATIONS, { name: lars, email });

  await test.step('the job’s card counts them and leads to them', async () => {
    await openTab(page, 'jobs');
    await page.getByPlaceholder('Search jobs...').fill(title);
    await cardOf(page, title).getByRole('link', { name: '2 new applications' }).click();
    await expect(cardOf(page, ines)).toBeVisible();
    await expect(cardOf(page, tom)).toBeVisible();
    await expect(cardOf(page, lars)).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /^Applications \(\d+\)$/ })).toBeVisible();
  });

  await test.step('phones and desktops show the list in both schemes', async () => {
    await expectAccessible(page);
  });

  await test.step('the CV is saved, and not opened', async () => {
    const download = page.waitForEvent('download');
    await cardOf(page, ines)
      .getByRole('button', { name: /^CV \(PDF, / })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^CV Ines .*\.pdf$/);
    expect(await readFile(await file.path())).toEqual(CV);
  });

  await test.step('the status changes on the card by keyboard', async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await cardOf(page, ines).getByRole('button', { name: 'State: New' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'In touch' }).focus();
    await page.keyboard.press('Enter');
    expect((await saved).ok()).toBe(true);
    await expect(cardOf(page, ines)).toHaveCount(0);
    await page.getByRole('button', { name: /\d+ open$/ }).click();
    await expect(cardOf(page, ines).getByRole('button', { name: 'State: In touch' })).toBeVisible();
  });

  await test.step('the form has a reply, the person’s other applications and notes', async () => {
    await cardOf(page, ines).getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Application' })).toBeVisible();
    const answer = await page.getByRole('link', { name: 'Answer' }).getAttribute('href');
    expect(answer).toContain(`mailto:${email}?subject=`);
    expect(decodeURIComponent(answer ?? '')).toContain(
      `Thank you for your application for ${title}`,
    );
    const others = page.getByRole('region', { name: 'Other applications of this person' });
    await expect(others.getByRole('link')).toHaveText(/^No job in particular, .*, New$/);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Notes' }).fill('Called on Monday.');
    await page.getByRole('button', { name: 'Update Application' }).click();
    await expect(page.getByText(`“${ines}” updated.`)).toBeVisible();
    const stored = (await callApi(page, 'GET', APPLICATIONS)) as { name: string }[];
    expect(stored.find(({ name }) => name === ines)).toMatchObject({
      state: 'In touch',
      notes: 'Called on Monday.',
    });
  });
});

test.describe('two editors', () => {
  test.use({
    expected: [[/^412: .*\/api\/admin\/applications\//, /status of 412/], { scope: 'test' }],
  });

  test('work through twenty applications at once', async ({ page, openAnother }) => {
    const [ana, ben] = [await createAdmin('ana'), await createAdmin('ben')];
    const job = await createItem(page, '/api/jobs', {
      title: unique('Cable jointer'),
      description: 'Joints on land.',
    });
    const names = Array.from({ length: 20 }, (_, at) => unique(`Candidate ${at + 1}`));
    for (const name of names) {
      await createItem(page, APPLICATIONS, { name, email: 'one@example.com', jobId: job });
    }
    const other = await openAnother();
    const list = `/admin?tab=applications&state=New&job=${job}`;
    await enter(page, ana, list);
    await enter(other, ben, list);
    const left = (of: Page) => of.getByRole('group', { name: 'States' });
    await expect(left(page)).toContainText('20 new');

    /** Changes an application's status once its card appears. */
    async function move(of: Page, name: string, state: string) {
      await cardOf(of, name).getByRole('button', { name: 'State: New' }).click();
      await of.getByRole('menuitemradio', { name: state }).click();
      await expect(cardOf(of, name)).toHaveCount(0);
    }
    async function work(of: Page, own: readonly string[], state: string) {
      for (const name of own) await move(of, name, state);
    }
    const [first, ...rest] = names.toReversed() as [string, ...string[]];
    // Every other one, because the list renders only visible rows.
    const mine = rest.filter((_, at) => at % 2 === 0);
    const theirs = rest.filter((_, at) => at % 2 === 1);
    await Promise.all([work(page, mine, 'In touch'), work(other, theirs, 'Declined')]);

    // Both editors see the remaining application, and who is editing it.
    for (const of of [page, other]) await expect(left(of)).toContainText('1 new');
    await cardOf(page, first).getByRole('button', { name: 'Edit' }).click();
    await expect(cardOf(other, first)).toContainText(`${ana} is editing this`);
    await move(other, first, 'Put forward');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Called on Monday.');
    await page.getByRole('button', { name: 'Update Application' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Application' })).toHaveCount(0);

    const stored = (await callApi(page, 'GET', APPLICATIONS)) as Application[];
    const states = new Map(stored.map(({ name, state }) => [name, state]));
    expect(mine.map((name) => states.get(name))).toEqual(mine.map(() => 'In touch'));
    expect(theirs.map((name) => states.get(name))).toEqual(theirs.map(() => 'Declined'));
    // No editor's change is lost.
    expect(stored.find(({ name }) => name === first)).toMatchObject({
      state: 'Put forward',
      notes: 'Called on Monday.',
    });
  });
});

test('two thousand applications are rendered, searched and filtered like twenty', async ({
  page,
}) => {
  const states: readonly ApplicationState[] = APPLICATION_STATES;
  const all = Array.from({ length: 2_000 }, (_, at) =>
    Object.assign(
      { id: `A${at}`, name: `Candidate ${at}`, email: `c${at}@example.com`, version: 1 },
      { state: states[at % states.length], jobTitle: `Job ${at % 40}`, jobId: `${at % 40}` },
      { sentAt: '2026-11-20T09:00:00.000Z', endsAt: '2027-05-20T09:00:00.000Z' },
    ),
  );
  await page.route(APPLICATIONS, (route) => route.fulfill({ json: { success: true, data: all } }));
  await openTab(page, 'applications');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByText('1001 of 2000 applications')).toBeVisible();
  expect(await cards.count()).toBeLessThan(40);
  await page.getByRole('searchbox').fill('Candidate 1777');
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: '2000 in all' }).click();
  await expect(page.getByText('2000 applications')).toBeVisible();
  expect(await cards.count()).toBeLessThan(40);
});
