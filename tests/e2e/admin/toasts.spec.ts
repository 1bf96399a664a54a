import { cardOf, createItem, keepMessages, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a message stands in the lower left corner, above the buttons of a form', async ({
      page,
    }) => {
      await keepMessages(page);
      const title = unique('Senior protection engineer for converter stations in the North Sea');
      await openTab(page, 'jobs');
      await createItem(page, '/api/jobs', { title, description: 'Settings and studies.' });
      await page.goto(`/admin?tab=jobs&q=${title.split(' ').at(-1)}`);
      const card = cardOf(page, title);
      await card.getByRole('button', { name: 'Featured' }).click();
      const message = page.getByRole('status').filter({ hasText: 'featured.' });
      await expect(message).toBeVisible();
      const corner = await message.boundingBox();
      expect(corner?.x).toBeLessThanOrEqual(40);
      expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeGreaterThan(viewport.height - 40);
      expect(corner?.height).toBeLessThanOrEqual(140);

      await card.getByRole('button', { name: 'Edit' }).click();
      const save = page.getByRole('button', { name: 'Update Job' });
      await expect(save).toBeVisible();
      // Nothing lies over the buttons: these presses would wait for that.
      await save.click({ trial: true });
      await message.getByRole('button', { name: 'Undo' }).click({ trial: true });
      await message.getByLabel('Dismiss message').click();
      await expect(message).toHaveCount(0);
    });
  });
}
