import type { Locator, Page } from '@playwright/test';
import { createAdmin } from '../support/accounts';
import { openAs, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { JOBS } from '../support/live-steps';

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
const restored = (page: Page) => page.getByText(/^Restored from \d\d:\d\d/);

test('a form gets its unsaved changes back after leaving and a crashed tab, until they are discarded', async ({
  page,
  context,
}) => {
  const name = unique('Wind analyst');
  await openAs(page, await createAdmin('busy'), JOBS);
  const add = page.getByRole('button', { name: 'Add New Job' });

  await test.step("leaving doesn't ask, and the buttons stay under the pointer", async () => {
    await add.click();
    const save = page.getByRole('button', { name: 'Create Job' });
    const before = await save.boundingBox();
    await title(page).fill(name);
    expect(await save.boundingBox()).toEqual(before);
    await page.getByRole('tab', { name: 'Testimonials' }).click();
    await expect(title(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Jobs' }).click();
    await add.click();
    await expect(title(page)).toHaveValue(name);
    await expect(restored(page)).toBeVisible();
  });

  await test.step('a crashed tab loses nothing', async () => {
    const doomed = await context.newPage();
    await doomed.goto('/admin?tab=jobs&new=1');
    await expect(title(doomed)).toHaveValue(name);
    await title(doomed).fill(`${name} at sea`);
    await Promise.all([
      doomed.waitForEvent('crash'),
      doomed.goto('chrome://crash').catch(() => undefined),
    ]);
    await page.reload();
    await expect(title(page)).toHaveValue(`${name} at sea`);
  });

  await test.step('until it is discarded', async () => {
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(title(page)).toHaveValue('');
    await expect(title(page)).toBeFocused();
    await page.reload();
    await expect(title(page)).toHaveValue('');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a long text from Word is split where it was pasted, and Undo reverts the split', async ({
    page,
  }) => {
    await openTab(page, 'jobs');
    await page.getByRole('button', { name: 'Add New Job' }).click();
    const description = text(page, 'Description');
    await description.fill('Before. ');
    await description.press('Control+End');
    await paste(description, WORD_HTML);
    await expect(description).toHaveValue(/^Before\. You take[^]*• Lead grid applications/);
    const split = page.getByRole('button', { name: 'Split into fields' });
    await expect(split).toBeInViewport({ ratio: 1 });
    // Nothing covers the button, and the text is still visible.
    await split.click({ trial: true });
    await expect(description).toBeInViewport();
    await expect(description).toBeFocused();
    await split.click();
    await expect(text(page, 'Responsibilities')).toHaveValue('Lead grid applications');
    await expect(text(page, 'Requirements')).toHaveValue('Five years with an operator');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(description).toHaveValue(/^Before\. You take[^]*• Lead grid applications/);
    await expect(text(page, 'Responsibilities')).toHaveValue('');
  });
});
