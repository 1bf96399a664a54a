import { expectAccessible } from '../support/accessible';
import { createAdmin } from '../support/accounts';
import { callApi, cardOf, createItem, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { DESCRIPTION, edit, enter, JOBS, salary, save } from '../support/live-steps';

// The second save of one version is refused, and the test cuts the network.
test.use({
  expected: [[/412/, /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/], { scope: 'test' }],
});

test("two editors of one item see each other, and each other's saves", async ({
  page,
  openAnother,
}) => {
  const [ana, ben] = [await createAdmin('ana'), await createAdmin('ben')];
  const other = await openAnother();
  await enter(page, ana, JOBS);
  await enter(other, ben, JOBS);
  const title = unique('Grid planner');
  const card = cardOf(page, title);
  const path = `/api/jobs/${await createItem(page, '/api/jobs', { title, description: DESCRIPTION })}`;
  const change = (data: object) => callApi(page, 'PUT', path, { data, as: ben });
  const present = `${ben} is editing this`;

  await test.step('a list shows a new item, and changes without losing search and focus', async () => {
    await expect(card).toBeVisible();
    const search = page.getByPlaceholder('Search jobs...');
    await search.fill(title);
    await change({ salary: '£61k to £67k' });
    await expect(card).toContainText('£61k to £67k');
    await expect(search).toHaveValue(title);
    await expect(search).toBeFocused();
  });

  await test.step('a card, a row and a form say who is editing', async () => {
    await edit(other, title);
    await expect(card).toContainText(present);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: title })).toContainText(present);
    await page.getByRole('button', { name: 'Table' }).click();
    await edit(page, title);
    await expect(page.getByText(present)).toBeVisible();
    await expect(other.getByText(`${ana} is editing this`)).toBeVisible();
  });

  await test.step("once the other editor has saved, this one's save is refused", async () => {
    await salary(page).fill('£55k to £60k');
    await salary(other).fill('£80k');
    await save(other);
    await expect(page.getByText(present)).toHaveCount(0);
    await expect(salary(page)).toHaveValue('£55k to £60k');
    const refused = page.waitForResponse((response) => response.status() === 412);
    await save(page);
    await refused;
    await expect(cardOf(other, title)).toContainText('£80k');
  });

  await test.step('without a connection the list is read again when it is back', async () => {
    await page.goto(JOBS);
    await expect(card).toContainText('£80k');
    await page.context().setOffline(true);
    await callApi(other, 'PUT', path, { data: { salary: '£71k' }, as: ben });
    await page.context().setOffline(false);
    await expect(card).toContainText('£71k', { timeout: 60_000 });
  });

  await test.step('the activity shows everything, and a Firestore that hangs stops nothing', async () => {
    const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/**`;
    await page.route(firestore, () => undefined);
    await page.reload();
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(card.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
    await page.unroute(firestore);
    await other.getByRole('button', { name: 'Activity' }).click();
    const entry = other
      .getByRole('region', { name: 'Activity' })
      .getByRole('listitem')
      .filter({ hasText: title })
      .first();
    await expect(entry).toContainText(`${ana} changed ${title}`);
  });
});
