import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cardOf, keepMessages, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { hydrateAllParts } from '../support/until-hydrated';

/** Returns a drawing that no other run has uploaded. */
function drawing(inside = '<path d="M0 0h60v40H0z"/><circle cx="110" cy="20" r="20"/>') {
  const mark = `<path d="M60 0h${Math.random() * 30}v9z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">${mark}${inside}</svg>`;
  return { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

/** A photograph of 12 megapixels as a phone held upright stores it: rotated by its metadata. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, background: '#3f6b70', noise },
  })
    .blur(2)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns the logos' names in the order of the list. */
const logosIn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 5 });

// A rejected drawing.
test.use({ expected: [/\b400\b/] });

test('a logo is added from a file, put in order and seen on Home', async ({
  page,
  openAnother,
}) => {
  const name = unique('Quaywright');
  await keepMessages(page);
  await openTab(page, 'client-logos');

  await test.step('add it from a file; one with text is refused', async () => {
    await page.getByRole('button', { name: 'Add Client Logo' }).click();
    await page.getByRole('textbox', { name: 'Company Name' }).fill(name);
    await page.getByRole('spinbutton', { name: 'Sort Order' }).fill('5');
    await page.getByLabel('File for Logo URL').setInputFiles(drawing('<text>Quaywright</text>'));
    await expect(page.getByText(/^This SVG contains text\./)).toBeVisible();
    await page.getByLabel('File for Logo URL').setInputFiles(drawing());
    await expect(page.getByRole('textbox', { name: 'Logo URL' })).toHaveValue(
      /\/media\/[0-9a-f]{64}\.webp#800x200$/,
    );
    const preview = page.getByRole('img', { name });
    await expect(preview).toHaveCSS('filter', 'brightness(0) invert(1)');
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Create Client Logo' }).click();
    await expect(page.getByText('Client logo created successfully')).toBeVisible();
  });

  const card = cardOf(page, name);
  const place = async () => (await logosIn(page).allTextContents()).indexOf(name) + 1;
  await test.step('move it to third place by keys', async () => {
    await expect(card).toBeVisible();
    // Repeats until the logo is third: others may have lower numbers in a fresh list.
    for (let at = await place(); at !== 3; at = await place()) {
      const handle = card.getByRole('button', { name: `Move ${name}` });
      await handle.focus();
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/client-logo-order'));
      await page.keyboard.press(at < 3 ? 'ArrowDown' : 'ArrowUp');
      expect((await saved).ok()).toBe(true);
      await expect(handle).toBeFocused();
    }
    await expect(page.getByText(new RegExp(`“${name}” is number 3 of`)).first()).toBeAttached();
    await expect(card).toContainText('Sort order: 3');
  });

  await test.step('see it on the site', async () => {
    const visitor = await openAnother();
    await visitor.goto('/');
    await hydrateAllParts(visitor);
    const strip = visitor.getByRole('region', { name: 'Trusted By' });
    const third = strip.getByRole('img').nth(2);
    await expect(third).toHaveAttribute('alt', name);
    await expect(third).toHaveAttribute('src', /^\/media\//);
    // The image loads lazily.
    await strip.scrollIntoViewIfNeeded();
    await expect
      .poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('drag it onto the first', async () => {
    // The message about the last move may cover the target card.
    const message = page.getByRole('button', { name: 'Dismiss message' });
    const scrolledTo = await page.evaluate(() => scrollY);
    await message.click();
    await expect(message).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
    const first = page.getByRole('main').getByRole('article').first();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/client-logo-order'));
    // Moves slowly, like a person: a busy page can't follow a pointer that jumps.
    await card.getByRole('button', { name: `Move ${name}` }).hover();
    await page.mouse.down();
    await first.hover();
    await expect(card).toHaveAttribute('data-dragged');
    await first.hover({ position: { x: 40, y: 40 } });
    await expect(first).toHaveAttribute('data-target');
    await page.mouse.up();
    expect((await saved).ok()).toBe(true);
    await expect(logosIn(page).first()).toHaveText(name);
    await page.reload();
    await expect(logosIn(page).first()).toHaveText(name);
  });
});

test('a photograph is upright on the website soon after its upload', async ({ page }) => {
  await openTab(page, 'case-studies');
  const photo = await photograph();
  await page.getByRole('button', { name: 'Add Case Study' }).click();
  const began = Date.now();
  await page.getByLabel('File for Image URL').setInputFiles(photo);
  const address = page.getByRole('textbox', { name: 'Image URL' });
  await expect(address).toHaveValue(/\.webp#1800x2400-[0-9a-f]{6}$/);

  const { pathname } = new URL(await address.inputValue());
  // Alone it takes under 4 s, but another test keeps half of the machine busy.
  expect(Date.now() - began).toBeLessThan(15_000);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Upright');
  const shown = page.getByTitle('The case study as it would be').contentFrame();
  const cover = shown.locator(`img[src^="${pathname}"]`);
  const { width, height } = (await cover.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(1.6, 1);
  const drawn = () => cover.evaluate((image: HTMLImageElement) => image.naturalHeight);
  await expect.poll(drawn).toBeGreaterThan(0);
  const across = await cover.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect((await drawn()) / across).toBeCloseTo(4 / 3, 1);
});
