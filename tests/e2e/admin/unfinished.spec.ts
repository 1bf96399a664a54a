import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { createAdmin } from '../support/accounts';
import { openAs, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { JOBS } from '../support/live-steps';

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
const unfinished = (page: Page, name: string) => page.getByRole('region', { name });

test('who is interrupted finds each form by title, after a reload and on another computer too', async ({
  page,
  openAnother,
}) => {
  const username = await createAdmin('busy');
  const [first, second] = [unique('Wind analyst'), unique('Yard lead')];
  await openAs(page, username, JOBS);

  await test.step('two forms are left, and the buttons stay under the pointer', async () => {
    for (const name of [first, second]) {
      await page.getByRole('button', { name: 'Add New Job' }).click();
      const save = page.getByRole('button', { name: 'Create Job' });
      const before = await save.boundingBox();
      await title(page).fill(name);
      await expect(page.getByText('Kept just now')).toBeVisible();
      expect(await save.boundingBox()).toEqual(before);
      await page.getByRole('tab', { name: 'Testimonials' }).click();
      await page.getByRole('button', { name: 'Leave and keep it unfinished' }).click();
      await expect(page.getByRole('heading', { name: 'Testimonials Management' })).toBeVisible();
      await page.getByRole('tab', { name: 'Jobs' }).click();
    }
    const both = unfinished(page, 'Two unfinished jobs');
    await expect(both.getByRole('listitem')).toContainText([second, first]);
    await expectNoViolations(page);
  });

  await test.step('one of them is finished on another computer', async () => {
    const other = await openAnother();
    await openAs(other, username, JOBS);
    const there = unfinished(other, 'Two unfinished jobs');
    await expect(there.getByText(/in Chrome on Linux|in .* on /).first()).toBeVisible();
    await there.getByRole('button', { name: `Continue with ${first}` }).click();
    await expect(title(other)).toHaveValue(first);
    await text(other, 'Description').fill('Knows where the wind will be.');
    await other.getByRole('button', { name: 'Create Job' }).click();
    await expect(unfinished(other, 'One unfinished job')).toContainText(second);
  });

  await test.step('what was finished there is unfinished nowhere', async () => {
    await page.reload();
    const left = unfinished(page, 'One unfinished job');
    await expect(left).toContainText(second);
    await left.getByRole('button', { name: `Discard ${second}` }).click();
    await page.getByRole('button', { name: 'Undo the discarding' }).click();
    await expect(left).toContainText(second);
  });

  await test.step('a tab that dies loses nothing', async () => {
    const third = unique('Charging planner');
    await page.getByRole('button', { name: 'Add New Job' }).click();
    // Sent once typing has paused.
    const sent = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/unfinished-forms') && answer.request().method() === 'POST',
    );
    await title(page).fill(third);
    await sent;
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Continue with it' }).click();
    await expect(title(page)).toHaveValue(third);
  });
});

const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin-bottom:8.0pt;} --></style></head><body><!--StartFragment-->
${'<p class=MsoNormal onclick="alert(1)">You take storage from the drawing to the meter.<o:p></o:p></p>\n'.repeat(60)}
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
  test(`${width} px wide, a long text of Word is split where it was pasted, and one Undo takes it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openTab(page, 'jobs');
    await page.getByRole('button', { name: 'Add New Job' }).click();
    const description = text(page, 'Description');
    await description.pressSequentially('Before. ');
    await paste(description, WORD_HTML);
    await expect(description).toHaveValue(/^Before\. You take[^]*• Lead grid applications/);
    const split = page.getByRole('button', { name: 'Split it over the fields' });
    await expect(split).toBeInViewport({ ratio: 1 });
    // The bar of buttons is higher once it says that the form is kept.
    await expect(page.getByText(/^Kept/)).toBeVisible();
    // Nothing stands over it, and the end of the text is still seen.
    await expect
      .poll(() =>
        split.evaluate((button) => {
          const { left, top, width: wide, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
        }),
      )
      .toBe(true);
    await expect(description).toBeInViewport();
    await expect(description).toBeFocused();
    await split.click();
    await expect(text(page, 'Responsibilities')).toHaveValue('Lead grid applications');
    await expect(text(page, 'Requirements')).toHaveValue('Five years with an operator');
    await page.keyboard.press('Control+z');
    await expect(description).toHaveValue('Before. ');
    await expect(text(page, 'Responsibilities')).toHaveValue('');
    await expect(text(page, 'Requirements')).toHaveValue('');
    // Nothing unfinished is left for the next test of this account.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave and discard the changes' }).click();
    await expect(page.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });
}
