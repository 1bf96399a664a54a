import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { createItem, openAsAdmin, unique } from '../support/admin-steps';
import { createAdmin, JOBS, PASSWORD } from '../support/live-steps';
import { expect, test } from '../support/watched-page';

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
const unfinished = (page: Page, name: string) => page.getByRole('region', { name });

async function open(page: Page, username: string, address = JOBS): Promise<void> {
  await openAsAdmin(page, address, { username, password: PASSWORD });
}

/** Begins a job, and is called away by something else in the admin area. */
async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Job' }).click();
  await title(page).fill(name);
  await page.getByRole('tab', { name: 'Testimonials' }).click();
  await page.getByRole('button', { name: 'Leave and keep it unfinished' }).click();
  await expect(page.getByRole('heading', { name: 'Testimonials Management' })).toBeVisible();
  await page.getByRole('tab', { name: 'Jobs' }).click();
}

test('who is interrupted twice finds both forms by title, on another computer too', async ({
  page,
  openAnother,
}) => {
  const username = await createAdmin('busy');
  const [first, second] = [unique('Wind analyst'), unique('Yard lead')];
  await open(page, username);
  await begin(page, first);
  await begin(page, second);
  const both = unfinished(page, 'Two unfinished jobs');
  await expect(both.getByRole('listitem')).toContainText([second, first]);
  await expectNoViolations(page);

  const other = await openAnother();
  await open(other, username);
  const there = unfinished(other, 'Two unfinished jobs');
  await expect(there.getByText(/in Chrome on Linux|in .* on /).first()).toBeVisible();
  await there.getByRole('button', { name: `Continue with ${first}` }).click();
  await expect(title(other)).toHaveValue(first);
  await text(other, 'Description').fill('Knows where the wind will be.');
  await other.getByRole('button', { name: 'Create Job' }).click();
  await expect(unfinished(other, 'One unfinished job')).toContainText(second);

  // What was finished there is unfinished nowhere.
  await page.reload();
  const left = unfinished(page, 'One unfinished job');
  await expect(left).toContainText(second);
  await left.getByRole('button', { name: `Discard ${second}` }).click();
  await expect(page.getByText(`“${second}” discarded.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the discarding' }).click();
  await expect(left).toContainText(second);
});

test('the buttons of a form stay under the pointer when it says that it was kept', async ({
  page,
}) => {
  await open(page, await createAdmin('steady'));
  await page.getByRole('button', { name: 'Add New Job' }).click();
  const save = page.getByRole('button', { name: 'Create Job' });
  const before = await save.boundingBox();
  await title(page).fill(unique('Wind analyst'));
  await expect(page.getByText('Kept just now')).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('a tab that dies loses nothing, and another computer has it within seconds', async ({
  page,
  openAnother,
}) => {
  const username = await createAdmin('careless');
  const name = unique('Charging planner');
  await open(page, username);
  await page.getByRole('button', { name: 'Add New Job' }).click();
  await title(page).fill(name);
  // Sent once typing has paused for three seconds.
  await page.waitForResponse(
    (answer) => answer.url().endsWith('/unfinished-forms') && answer.request().method() === 'POST',
  );
  const other = await openAnother();
  await open(other, username);
  await expect(unfinished(other, 'One unfinished job')).toContainText(name);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(title(page)).toHaveValue(name);
});

const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin-bottom:8.0pt;} --></style></head><body><!--StartFragment-->
<p class=MsoNormal onclick="alert(1)">You take storage from the drawing to the meter.<o:p></o:p></p>
<p class=MsoNormal><b>Responsibilities<o:p></o:p></b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Lead&nbsp;grid applications<o:p></o:p></p>
<p class=MsoNormal><b>About you<o:p></o:p></b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span>Five years with an operator<o:p></o:p></p>
<!--EndFragment--></body></html>`;

function paste(into: Locator, html: string) {
  return into.evaluate((area, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'as plain text');
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

for (const width of [390, 1440]) {
  test(`${width} px wide, the split of a long text is in reach where it was pasted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, await createAdmin('longpaste'));
    await page.getByRole('button', { name: 'Add New Job' }).click();
    const description = text(page, 'Description');
    await description.focus();
    const paragraph = '<p class=MsoNormal>You take storage from the drawing to the meter.</p>';
    await paste(description, WORD_HTML.replace('<p ', `${paragraph.repeat(60)}<p `));
    const split = page.getByRole('button', { name: 'Split it over the fields' });
    await expect(split).toBeInViewport({ ratio: 1 });
    // The bar of buttons is higher once it says that the form is kept.
    await expect(page.getByText(/^Kept/)).toBeVisible();
    // Nothing stands over it, and the end of the text is still seen.
    await expect
      .poll(() =>
        split.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
    await expect(description).toBeInViewport();
    await expect(description).toBeFocused();
  });
}

test('a text that tells of two vacancies becomes two drafts, and one Undo deletes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, await createAdmin('vacancies'));
  await page.getByRole('button', { name: 'Add New Job' }).click();
  const description = text(page, 'Description');
  await description.focus();
  const titles = [unique('Solar planner'), unique('Yard lead')];
  const lines = titles.flatMap((each) => [
    `Job title: ${each}`,
    'Location: Leeds, UK',
    'Closing date: 28 November 2099',
    'You know what you do, and do it well.',
  ]);
  const entries = lines.map((line) => `<p class=MsoNormal>${line}</p>`).join('');
  await paste(description, `<html xmlns:o="urn:schemas-microsoft-com:office:office">${entries}`);
  await page.getByRole('button', { name: 'Make 2 drafts' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Make 2 drafts?' });
  await expect(dialog.getByText('28 Nov 2099')).toHaveCount(2);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Make 2 drafts' }).click();
  await expect(page.getByText('2 drafts created.')).toBeVisible();
  await expect(description).toHaveValue('');
  await expect(description).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 items are in the bin now')).toBeVisible();
  // Nothing is left in the form that could be lost.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  for (const each of titles) await expect(page.getByText(each)).toHaveCount(0);
});

test('a text of Word becomes lines, is split over the fields, and one Undo takes it back', async ({
  page,
}) => {
  const username = await createAdmin('paste');
  await open(page, username);
  await page.getByRole('button', { name: 'Add New Job' }).click();
  const description = text(page, 'Description');
  await description.pressSequentially('Before. ');
  await paste(description, WORD_HTML);
  await expect(description).toHaveValue(/^Before\. You take[^]*• Lead grid applications/);
  await page.getByRole('button', { name: 'Split it over the fields' }).click();
  await expect(text(page, 'Responsibilities')).toHaveValue('Lead grid applications');
  await expect(text(page, 'Requirements')).toHaveValue('Five years with an operator');
  await expectNoViolations(page);
  await page.keyboard.press('Control+z');
  await expect(description).toHaveValue('Before. ');
  await expect(text(page, 'Responsibilities')).toHaveValue('');
  await expect(text(page, 'Requirements')).toHaveValue('');
});

test('whoever is logged in edits an item from its page, and is led back to it', async ({
  page,
  openAnother,
}) => {
  const username = await createAdmin('editor');
  await open(page, username);
  const name = unique('Sea bed surveyor');
  const id = await createItem(page, '/api/jobs', {
    title: name,
    description: 'Maps what lies below the water.',
  });
  await page.goto(`/jobs/${id}`);
  await page.getByRole('link', { name: 'Edit this job' }).click();
  await expect(title(page)).toHaveValue(name);
  await title(page).fill(`${name}, Leith`);
  await page.getByRole('button', { name: 'Update Job' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: `${name}, Leith` })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Edit this job' }).click();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));

  const visitor = await openAnother();
  await visitor.goto(`/jobs/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Edit this job' })).toHaveCount(0);
});
