import sharp from 'sharp';
import { cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { hydrateAllParts } from '../support/until-hydrated';

test("a person that an admin adds becomes the contact for a sector's jobs, and a third director appears on About", async ({
  page,
  openAnother,
}) => {
  const [name, sector, third] = [unique('Ada Berg'), unique('Tidal stream'), unique('Third')];
  const job = await createItem(page, '/api/jobs', {
    title: unique('Blade engineer'),
    description: 'Blades below the water.',
    sectorTags: sector,
  });
  const visitor = await openAnother();
  await openTab(page, 'people');

  await test.step('add, and visitors see the direct line', async () => {
    await page.getByRole('button', { name: 'Add Person' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Role' }).fill('Tidal stream');
    await page.getByRole('textbox', { name: 'Sentence' }).fill('Has moored turbines herself.');
    await page.getByLabel(/^File for /).setInputFiles({
      name: 'ada.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 480, height: 480, channels: 3, background: '#c98f6b' },
      })
        .jpeg()
        .toBuffer(),
    });
    const sectors = page.getByRole('combobox', { name: 'Sectors' });
    await sectors.fill(sector);
    await sectors.press('Enter');
    await page.getByRole('textbox', { name: 'Telephone' }).fill('+44 (0)20 7946 0999');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada.berg@example.com');
    await expect(page.getByRole('textbox', { name: 'Picture URL' })).toHaveValue(/\.webp/);
    await page.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByText(`“${name}” added.`)).toBeVisible();
    await visitor.goto(`/jobs/${job}`);
    await hydrateAllParts(visitor);
    await expect(visitor.getByRole('heading', { name: `Ask ${name}, tidal stream` })).toBeVisible();
    // Photographs have the two tones of the site's drawings.
    const frame = visitor.locator('[data-photo]').first();
    await expect(frame.locator('img')).toHaveCSS('filter', /grayscale\(1\)/);
    const blending = await frame.evaluate((element) =>
      ['::before', '::after'].map((layer) => getComputedStyle(element, layer).mixBlendMode),
    );
    expect(blending).toEqual(['multiply', 'lighten']);
  });

  await test.step('a third director appears among the other people', async () => {
    await createItem(page, '/api/consultants', {
      name: third,
      role: 'Ports',
      sentence: 'Has built a quay, and knows who builds the next.',
      email: 'third@example.com',
      isDirector: true,
      sortOrder: 900,
    });
    await expect(cardOf(page, third).getByText('Director, without a card')).toBeVisible();
    await visitor.goto('/about');
    await hydrateAllParts(visitor);
    const team = visitor.getByRole('region', { name: 'Who will call you' });
    await expect(team.getByText(`Ask ${third}, ports`)).toBeVisible();
  });
});
