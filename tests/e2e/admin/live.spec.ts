import { cardOf, createItem, restoreFromBin, unique } from '../support/admin-steps';
import {
  call,
  createAdmin,
  DESCRIPTION,
  edit,
  enter,
  enterBoth,
  header,
  JOBS,
  listenTo,
  salary,
  save,
  untilLive,
  voiceOf,
} from '../support/live-steps';
import { expect, test } from '../support/watched-page';

// Two and three browsers at once.
test.slow();

let ana = '';
let ben = '';
test.beforeAll(async () => {
  [ana, ben] = await Promise.all([createAdmin('ana'), createAdmin('ben')]);
});

test.describe('a list', () => {
  test.describe('in which what one is told of may be gone when it is asked for', () => {
    // A list of two would be taken for a value with its options.
    test.use({ expected: [/404.*\/api\/jobs\/\d+$|console: .*\b404\b/] });

    test('shows what somebody else does, with who and when, and keeps what one is at', async ({
      page,
      openAnother,
    }) => {
      const { other, title, id, card } = await enterBoth(page, openAnother, {
        names: [ana, ben],
        job: 'Blade inspector',
      });
      await expect(card).toContainText(new RegExp(`Added by ${ben}, \\d\\d:\\d\\d`));
      await expect(voiceOf(page)).toContainText(`${ben} added “${title}”`);

      const search = page.getByPlaceholder('Search jobs...');
      await search.fill(title);
      await card.getByRole('checkbox').check();
      await search.focus();

      // A change by hand, then a toggle.
      await edit(other, title);
      await salary(other).fill('£61k to £67k');
      await save(other);
      await expect(card).toContainText('£61k to £67k');
      await expect(card).toContainText(`Changed by ${ben}`);
      await cardOf(other, title).getByRole('button', { name: 'Deactivate' }).click();
      await expect(card.getByText('Inactive', { exact: true })).toBeVisible();

      await expect(search).toHaveValue(title);
      await expect(search).toBeFocused();
      await expect(card.getByRole('checkbox')).toBeChecked();

      // What is below the pointer stays.
      await page.mouse.move(0, 0);
      await call(other, 'DELETE', `/api/jobs/${id}`);
      await expect(card).toHaveCount(0);
      await restoreFromBin(other, title, ben);
      await expect(card).toBeVisible();
      await expect(card).toContainText(`Restored by ${ben}`);
    });
  });

  test('does not tell what one did oneself in this tab, and tells of another tab of one’s own', async ({
    page,
    context,
  }) => {
    await enter(page, ana, JOBS);
    const title = unique('Cable planner');
    await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
    const card = cardOf(page, title);
    // The API was called past the page: as if by another tab.
    await expect(card).toContainText('Added by you, in another tab');
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(card.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
    const second = await context.newPage();
    await second.goto(JOBS);
    await untilLive(second);
    // Admins of tests before may be named first: their tabs are gone, but not yet forgotten.
    await expect(header(page)).toContainText(/you, in another tab too/i);
    await edit(second, title);
    await expect(card).toContainText('You are editing this in another tab, since');
    await expect(card).not.toContainText('Changed by');
  });

  test('of a kind without a read of one item is live as well', async ({ page, openAnother }) => {
    const other = await openAnother();
    await enter(page, ana, '/admin?tab=testimonials');
    await enter(other, ben, '/admin?tab=testimonials');
    const quote = unique('They found three engineers');
    await createItem(other, '/api/testimonials', { quote });
    await expect(cardOf(page, quote)).toBeVisible();
    await cardOf(other, quote).getByRole('button', { name: 'Deactivate' }).click();
    await expect(cardOf(page, quote).getByText('Inactive', { exact: true })).toBeVisible();
  });

  test('keeps its order below the pointer until that leaves or the line is pressed', async ({
    page,
    openAnother,
  }) => {
    const { other, id, card } = await enterBoth(page, openAnother, {
      names: [ana, ben],
      job: 'Wake modeller',
    });
    const first = page.getByRole('main').getByRole('article').first();
    const before = await first.textContent();
    const line = page.getByRole('button', { name: 'Order has changed' });
    await first.hover();
    // Featured jobs stand first, and of them the newest.
    await call(other, 'PUT', `/api/jobs/${id}`, { isFeatured: true });
    await expect(line).toBeVisible();
    expect((await first.textContent())?.slice(0, 40)).toBe(before?.slice(0, 40));
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(1);
    await line.click();
    await expect(first).toContainText('Wake modeller');
    await expect(line).toHaveCount(0);

    await first.hover();
    await call(other, 'PUT', `/api/jobs/${id}`, { isFeatured: false });
    await expect(line).toBeVisible();
    await expect(first).toContainText('Wake modeller');
    await page.getByRole('heading', { name: 'Content Management' }).hover();
    await expect(first).not.toContainText('Wake modeller');
  });
});

test('the header and an item tell who is there, until the tab is closed', async ({
  page,
  openAnother,
}) => {
  const { other, title, card } = await enterBoth(page, openAnother, {
    names: [ana, ben],
    job: 'Grid planner',
  });
  const third = await openAnother();
  const cem = await createAdmin('cem');
  const heard = await listenTo(page);
  await enter(third, cem, JOBS);
  await expect(header(page)).toContainText(`${ben}, ${cem} and you`);
  await expect.poll(heard).toContain(`${cem} is in the admin area too`);

  await edit(other, title);
  const present = new RegExp(`${ben} is editing this, since \\d\\d:\\d\\d`);
  await expect(card).toContainText(present);
  // In the table, too.
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: title })).toContainText(present);
  await page.getByRole('button', { name: 'Cards' }).click();
  await edit(page, title);
  await expect(
    page.getByText(new RegExp(`${ben} is editing this too, since \\d\\d:\\d\\d`)),
  ).toBeVisible();
  await expect(other.getByText(`${ana} is editing this too, since`)).toBeVisible();
  await expect(voiceOf(other)).toContainText(`${ana} is editing this too`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByText(`${ana} is editing this too`)).toHaveCount(0);
  // Whoever is about to delete it is told.
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`${ben} is editing this, since`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  // As a tab that is closed does; a browser that is ended with it might not get to say so.
  await third.goto('about:blank');
  await expect(header(page)).not.toContainText(cem);
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(header(page)).not.toContainText(ben);
});

test.describe('a form', () => {
  test('learns of a save at once, and both are put together before one is refused', async ({
    page,
    openAnother,
  }) => {
    const { other, title, id } = await enterBoth(page, openAnother, {
      names: [ana, ben],
      job: 'Site manager',
    });
    await edit(page, title);
    await salary(page).fill('£55k to £60k');
    await call(other, 'PUT', `/api/jobs/${id}`, { customLocation: 'Inverness' });
    await expect(page.getByText(`${ben} saved a new version just now`)).toBeVisible();
    await expect(salary(page)).toHaveValue('£55k to £60k');
    await page.getByRole('button', { name: 'Put both together' }).click();
    await expect(page.getByText(/changed this job while you were editing it/)).toBeVisible();
    await expect(page.getByText(`${ben} saved a new version`)).toHaveCount(0);
    // Nothing was refused: a 412 would fail the test.
    await save(page);
    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await expect(cardOf(page, title)).toContainText('Inverness');
    await expect(cardOf(page, title)).toContainText('£55k to £60k');
  });

  test('in which nothing was typed shows the new version', async ({ page, openAnother }) => {
    const { other, title, id } = await enterBoth(page, openAnother, {
      names: [ana, ben],
      job: 'Yard manager',
    });
    await edit(page, title);
    await call(other, 'PUT', `/api/jobs/${id}`, { salary: '£80k' });
    await page.getByRole('button', { name: 'Show the new version' }).click();
    await expect(salary(page)).toHaveValue('£80k');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(cardOf(page, title)).toBeVisible();
  });

  test('of an item that is deleted stays, and can bring it back', async ({ page, openAnother }) => {
    const { other, title, id } = await enterBoth(page, openAnother, {
      names: [ana, ben],
      job: 'Crane operator',
    });
    await edit(page, title);
    await salary(page).fill('£44k');
    await call(other, 'DELETE', `/api/jobs/${id}`);
    await expect(page.getByText(`${ben} deleted this job just now`)).toBeVisible();
    await expect(page.getByText('What you typed stays here, unsaved.')).toBeVisible();
    await expect(salary(page)).toHaveValue('£44k');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByText('Job restored')).toBeVisible();
    await expect(page.getByText(`${ben} deleted this job`)).toHaveCount(0);
    // It is as it was, so that there is nothing to put together.
    await expect(page.getByRole('region', { name: 'Changes by someone else' })).toHaveCount(0);
    await save(page);
    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await expect(cardOf(page, title)).toContainText('£44k');
    await expect(cardOf(page, title)).not.toContainText('Deleted by');
  });
});
