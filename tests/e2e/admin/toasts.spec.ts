import { cardOf, createItem, keepMessages, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

test('a message takes no press as it appears, stands in the upper right corner, and covers no part of a list or a form', async ({
  page,
}) => {
  await keepMessages(page);
  const title = unique('Senior protection engineer for converter stations in the North Sea');
  await openTab(page, 'jobs');
  await createItem(page, '/api/jobs', { title, description: 'Settings and studies.' });
  await page.goto(`/admin?tab=jobs&q=${title.split(' ').at(-1)}`);
  const card = cardOf(page, title);
  // What a press on the message hits when it appears.
  const hit = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new MutationObserver((_, observer) => {
          const message = [...document.querySelectorAll('[role="status"]')].find((element) =>
            element.textContent.includes('featured'),
          );
          if (!message) return;
          observer.disconnect();
          const { left, right, top, bottom } = message.getBoundingClientRect();
          const element = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          resolve(message.contains(element) ? 'the message' : element?.tagName);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await card.getByRole('button', { name: 'Featured' }).click();
  expect(await hit).not.toBe('the message');
  // Its own buttons can be pressed soon after.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Featured', { exact: true })).toHaveCount(0);

  const message = page.getByRole('status').filter({ hasText: 'featured' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 850 });
    await page.goto(`/admin?tab=jobs&q=${title.split(' ').at(-1)}`);
    await card.getByRole('button', { name: 'Featured' }).click();
    await expect(message).toBeVisible();
    const corner = await message.boundingBox();
    expect(corner?.y).toBeLessThanOrEqual(24);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(width - 40);

    // A message that covered a button would make these clicks wait.
    await page.getByRole('button', { name: 'Add New Job' }).click({ trial: true });
    await page.getByRole('searchbox', { name: 'Search jobs' }).click({ trial: true });
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Job Title' }).click({ trial: true });
    await page.getByRole('button', { name: 'Update Job' }).click({ trial: true });
    await message.getByRole('button', { name: 'Undo' }).click({ trial: true });
    await message.getByLabel('Dismiss message').click();
    await expect(message).toHaveCount(0);
  }
});
