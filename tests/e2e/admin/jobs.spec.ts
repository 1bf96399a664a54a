import {
  callApi,
  cardOf,
  chooseOf,
  deleteItem,
  documentAt,
  messageOf,
  openTab,
  unique,
} from '../support/admin-steps';
import { expectNoViolations } from '../support/accessible';
import { expect, test } from '../support/admin-test';

// The filled job's page, and requests about the deleted job.
test.use({ expected: [/\b(?:404|410)\b/] });

test('a job is drafted, published, changed, restored, deleted and restored', async ({
  page,
  openAnother,
}) => {
  const title = unique('Protection engineer');
  const list = () => documentAt(page, '/jobs');
  const stored = async () => {
    const jobs = (await callApi(page, 'GET', '/api/jobs')) as { id: string; title: string }[];
    return jobs.find((job) => job.title === title);
  };
  const card = cardOf(page, title);
  const form = {
    title: page.getByRole('textbox', { name: 'Job Title' }),
    description: page.getByRole('textbox', { name: /^Description/ }),
    place: page.getByRole('combobox', { name: 'City or Town' }),
    salary: page.getByLabel('Salary Range'),
  };
  const badge = (state: string) => card.getByText(state, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await openTab(page, 'jobs');

  await test.step('a text field is no higher than its lines', async () => {
    await press('Add New Job');
    const heightOf = async (name: RegExp) =>
      (await page.getByRole('textbox', { name }).boundingBox())?.height ?? 0;
    const [eight, four] = [await heightOf(/^Description/), await heightOf(/^Requirements/)];
    // A line was once measured with the field's minimum height, which made it as high as the
    // window.
    expect(four).toBeLessThan(170);
    expect(eight).toBeGreaterThan(four);
    expect(eight).toBeLessThan(300);
  });

  await test.step('a place is chosen by keys', async () => {
    await form.description.fill('Settings and studies.');
    await form.place.pressSequentially('covent');
    await expect(page.getByRole('option', { name: 'Coventry, UK' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page, '[role="listbox"]');
    await page.keyboard.press('Enter');
    await expect(form.place).toHaveValue(/^Coventry/);
  });

  await test.step('a draft is seen by nobody else, and Enter in a field publishes nothing', async () => {
    await form.title.fill(title);
    await form.title.press('Enter');
    await form.place.press('Enter');
    const publishOn = page.getByLabel('Publish on');
    await publishOn.focus();
    await page.keyboard.type('05012099');
    for (const save of [() => press('Create Job'), () => page.keyboard.press('Control+s')]) {
      await save();
      await expect(page.getByText('Enter a date and a time, or clear this field.')).toBeVisible();
      await expect(publishOn).toBeFocused();
    }
    expect(await stored()).toBeUndefined();
    await publishOn.fill('');
    await press('Save draft');
    await expect(badge('Draft')).toBeVisible();
    expect(await list()).not.toContain(title);
  });

  await test.step('publish', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await form.salary.fill('£55k to £60k');
    await press('Publish');
    // The card reappears once the draft is saved.
    await expect(badge('Live')).toBeVisible();
    await expect(badge('Draft')).toHaveCount(0);
    const visitor = await openAnother();
    await visitor.goto(`/jobs?q=${encodeURIComponent(title)}`);
    await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1);
    await visitor.getByRole('main').getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByRole('main')).toContainText('£55k to £60k');
    // Without sectors nothing stands above the title, not even their dash.
    const labels = visitor.locator('main [data-tone] > div:first-child').first();
    await expect(labels.getByRole('list')).toHaveCount(0);
    expect(await labels.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('none');
  });

  await test.step('change two fields, and restore the earlier version', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await form.salary.fill('£61k to £67k');
    await form.description.fill('Joints of up to 132 kV.');
    await press('Update Job');
    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await expect(card).toContainText('£61k to £67k');

    await chooseOf(card, 'History');
    const panel = page.getByRole('dialog', { name: 'History' });
    await expect(panel.getByRole('list', { name: 'Versions, newest first' })).toContainText(
      '£61k to £67k',
    );
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'More' })).toBeFocused();

    await chooseOf(card, 'History');
    await panel.getByRole('button', { name: 'Restore', exact: true }).first().click();
    await expect(messageOf(page, /^Version \d+ restored/)).toBeVisible();
    await expect(card).toContainText('£55k to £60k');
    expect(await stored()).not.toMatchObject({ description: 'Joints of up to 132 kV.' });
  });

  await test.step('delete, and restore', async () => {
    await deleteItem(page, card);
    await page.getByRole('link', { name: 'Recently deleted' }).click();
    await expect(page.getByRole('link', { name: 'Back to content' })).toBeFocused();
    const row = cardOf(page, title);
    await expect(row).toContainText('30 days left');
    await row.getByRole('button', { name: 'Restore' }).click();
    await expect(messageOf(page, `“${title}” restored.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to content' }).click();
    await expect(card).toBeVisible();
    await expect.poll(list).toContain(title);
  });
});
