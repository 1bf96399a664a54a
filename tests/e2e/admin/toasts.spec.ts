import type { Page } from '@playwright/test';
import {
  cardOf,
  chooseOf,
  createItem,
  keepMessages,
  openTab,
  unique,
} from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const CONTROLS = 'a[href], button, summary, [role="combobox"], [role="switch"]';

/** What the message on the screen lies over, of all that can be pressed and is in sight. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const panel = document.querySelector('.notistack-SnackbarContainer [data-tone]');
    if (!panel) return ['there is no message'];
    const found: string[] = [];
    for (const control of document.querySelectorAll(controls)) {
      // Below a sheet or a dialog nothing can be pressed.
      if (panel.contains(control) || control.closest('[inert], [aria-hidden="true"]')) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
      if (panel.contains(document.elementFromPoint(x, y))) found.push(control.textContent);
    }
    return found;
  }, CONTROLS);
}

async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => covered(page)).toEqual([]);
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a message covers no button of a form, a bar, a sheet or a dialog, however long it is', async ({
      page,
    }) => {
      await keepMessages(page);
      const word = unique('Toast').split(' ')[1] ?? '';
      const title = `Senior protection and control engineer for offshore converter stations in the North Sea, ${word}`;
      await openTab(page, 'jobs');
      for (const each of [title, `Second ${word}`]) {
        await createItem(page, '/api/jobs', { title: each, description: 'Settings and studies.' });
      }
      await page.goto(`/admin?tab=jobs&q=${word}`);
      const card = cardOf(page, title);
      const message = page.getByRole('status').filter({ hasText: /featured\.|exported to/ });

      /** With 'View' and 'Undo'. */
      async function say() {
        // What was said before is no answer to what is done now. A sheet that just closes hides roles yet.
        const dismiss = page.getByLabel('Dismiss message');
        if (await dismiss.isVisible()) await dismiss.click();
        await expect(dismiss).toHaveCount(0);
        await card.getByRole('button', { name: 'Featured' }).click();
        await expect(message).toBeVisible();
        // Its name, shown beside the pointer, would lie over what is pressed next.
        await page.mouse.move(2, 2);
      }

      await test.step('a list and the bar of what is selected', async () => {
        await card.getByRole('checkbox').check();
        await say();
        await expectNothingCovered(page);
        await page.mouse.wheel(0, 300);
        await expectNothingCovered(page);
        if (viewport.width < 600) {
          const { height } = (await message.boundingBox()) ?? { height: 0 };
          expect(height).toBeLessThanOrEqual(100);
        }
      });

      await test.step('a form, wherever it is scrolled to', async () => {
        await card.getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByRole('button', { name: 'Update Job' })).toBeVisible();
        for (let screen = 0; screen < 4; screen += 1) {
          await expectNothingCovered(page);
          await page.mouse.wheel(0, 400);
        }
        await page.getByRole('button', { name: 'Cancel' }).click();
      });

      await test.step('a list in which what was saved has the focus, and all of what is said', async () => {
        await card.getByRole('button', { name: 'Edit' }).click();
        await page.getByRole('switch', { name: 'Active' }).click();
        await page.getByRole('button', { name: 'Update Job' }).click();
        const saved = page.getByRole('status').filter({ hasText: 'saved, but inactive' });
        await expect(saved).toBeVisible();
        await expect(card).toBeFocused();
        await page.mouse.move(2, 2);
        await expectNothingCovered(page);
        if (viewport.width < 600) {
          const words = await saved.getByText(/^ ?saved, but/).boundingBox();
          const close = await saved.getByRole('button', { name: 'Dismiss message' }).boundingBox();
          expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
        }
      });

      await test.step('a sheet and a dialog', async () => {
        await say();
        await chooseOf(card, 'History');
        await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
        await expectNothingCovered(page);
        await page.getByRole('button', { name: 'Close the history' }).click();
        await say();
        await card.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNothingCovered(page);
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      });

      await test.step('a message without ways', async () => {
        await page.getByRole('button', { name: 'Export CSV' }).click();
        await expect(message.filter({ hasText: 'exported to' })).toBeVisible();
        await card.getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByRole('button', { name: 'Update Job' })).toBeVisible();
        await expectNothingCovered(page);
      });
    });
  });
}
