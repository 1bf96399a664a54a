import {
  cardOf,
  createItem,
  deleteItem,
  openTab,
  pressAndSave,
  unique,
} from '../support/admin-steps';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test('a person that an admin adds answers for the jobs of a field, until hidden', async ({
  page,
  openAnother,
}) => {
  await openTab(page, 'people');
  const name = unique('Ada Berg');
  const sector = unique('Tidal stream');
  const job = await createItem(page, '/api/jobs', {
    title: unique('Blade engineer'),
    description: 'Blades below the water.',
    sectorTags: sector,
  });
  const visitor = await openAnother();
  const asked = visitor.getByRole('heading', { name: `Ask ${name}, tidal stream` });
  async function visit() {
    await visitor.goto(`/jobs/${job}`);
    await hydrateAllParts(visitor);
  }

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Person' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Role' }).fill('Tidal stream');
    await page.getByRole('textbox', { name: 'Sentence' }).fill('Has moored turbines herself.');
    await page.getByRole('combobox', { name: 'Sectors' }).fill(sector);
    await page.getByRole('textbox', { name: 'Telephone' }).fill('+44 (0)20 7946 0999');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada.berg@example.com');
    await page.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByText(`“${name}” added.`)).toBeVisible();
  });

  await test.step('visitors are given the direct line', async () => {
    await visit();
    await expect(asked).toBeVisible();
    // Beside 'Apply Now', and where the person stands.
    const numbers = visitor.getByRole('link', { name: '+44 (0)20 7946 0999' });
    await expect(numbers).toHaveCount(2);
    for (const number of await numbers.all()) {
      await expect(number).toHaveAttribute('href', 'tel:+442079460999');
    }
  });

  await test.step('hide', async () => {
    await pressAndSave(page, cardOf(page, name).getByRole('button', { name: 'Deactivate' }));
    await visit();
    await expect(visitor.getByRole('heading', { name: 'Interested?' })).toBeVisible();
    await expect(asked).toHaveCount(0);
  });
});

test('About shows the directors and everybody else with faces', async ({ page }) => {
  await page.goto('/about');
  await hydrateAllParts(page);
  const directors = page.getByRole('region', { name: /Two directors/ });
  for (const name of ['Moira Tennant', 'Lucas Feld']) {
    await expect(directors.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const faces = directors.locator('img');
  await expect(faces).toHaveCount(5);
  for (const face of await faces.all()) {
    await face.scrollIntoViewIfNeeded();
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a third director stands among everybody else, and the list is put in order by hand', async ({
  page,
  openAnother,
}) => {
  await openTab(page, 'people');
  const name = unique('Third Director');
  await createItem(page, '/api/consultants', {
    name,
    role: 'Ports',
    sentence: 'Has built a quay, and knows who builds the next.',
    email: 'third@example.com',
    isDirector: true,
    sortOrder: 900,
  });
  await page.reload();
  const card = cardOf(page, name);
  await expect(card.getByText('Director, without a card')).toBeVisible();

  await test.step('visitors and search engines are told of them', async () => {
    const visitor = await openAnother();
    await visitor.goto('/about');
    await hydrateAllParts(visitor);
    const team = visitor.getByRole('region', { name: 'Who will call you' });
    await expect(team.getByText(`Ask ${name}, ports`)).toBeVisible();
    const told = visitor.locator('script[type="application/ld+json"]').first();
    const { founder, employee } = JSON.parse((await told.textContent()) ?? '{}') as {
      founder: { name: string; jobTitle: string }[];
      employee: { name: string }[];
    };
    expect(founder.map((one) => one.name)).toEqual(['Moira Tennant', 'Lucas Feld']);
    expect(founder[0]?.jobTitle).toBe('Co-founder');
    expect(employee.map((one) => one.name)).toContain(name);
  });

  await test.step('move up by one place, which is kept', async () => {
    const names = async () => page.getByRole('article').getByRole('heading').allTextContents();
    const before = (await names()).indexOf(name);
    expect(before).toBeGreaterThan(2);
    await pressAndSave(page, card.getByRole('button', { name: 'Move up' }));
    await expect.poll(async () => (await names()).indexOf(name)).toBe(before - 1);
    await expect(card.getByRole('button', { name: 'Move up' })).toBeFocused();
    await page.reload();
    await expect.poll(async () => (await names()).indexOf(name)).toBe(before - 1);
  });

  await deleteItem(page, card);
});
