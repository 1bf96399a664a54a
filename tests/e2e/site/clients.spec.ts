import { hydrateAllParts, untilHydrated } from '../support/until-hydrated';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

test('a calculator plan is in the message, also after a reload', async ({ page }) => {
  await page.goto('/growth?hires=6&months=9');
  await hydrateAllParts(page);
  const quote = page.getByRole('region', { name: 'Monthly cost' });
  await expect(quote.getByText('£15,600', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Start with this plan' }).click();
  await expect(page).toHaveURL('/growth?hires=6&months=9&about=plan#contact');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(subject).toHaveValue('Growth plan: 6 hires a month for 9 months');
  await expect(message).toHaveValue(/\/growth\?hires=6&months=9&price=2600\n/);
  // Scrolling has ended there.
  await expect(message).toBeInViewport({ ratio: 1 });

  await page.reload();
  await hydrateAllParts(page);
  await expect(subject).toHaveValue('Growth plan: 6 hires a month for 9 months');
  await expect(message).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/growth?hires=6&months=9');
  await hydrateAllParts(page);
  await page.getByRole('link', { name: 'Start with this plan' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back to Home leads to the top of Home, wherever it was left', async ({ page }) => {
    await page.goto('/');
    await hydrateAllParts(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Legal', { exact: true }).click();
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a client finds everything about wind, and asks about it in a form that names it', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('the sector leads to its section after scrolling ends', async () => {
    await page.goto('/clean-energy');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Pause motion' }).first().click();
    const strip = page.getByRole('group', { name: 'Sub-sectors' });
    await strip.getByRole('link', { name: 'Offshore Wind' }).first().click();
    await expect(page).toHaveURL('/jobs/sector/wind');
    await expect(main.getByRole('heading', { name: 'Roles we fill' })).toBeVisible();
    const roles = main.getByRole('region', { name: 'Open roles' });
    await expect(roles.getByRole('article')).not.toHaveCount(0);
  });

  await test.step('its case study appears in the right part of the site', async () => {
    const done = main.getByRole('region', { name: 'What we have done here' });
    await done.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/case-study\//);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const current = navigation.getByRole('link', { name: 'Case studies' });
    await expect(current).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the question is in the form of Home', async () => {
    await main.getByRole('link', { name: 'Ask about a search like this' }).click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('A search like one of your case studies');
    await expect(subject).toBeInViewport();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the question is a link to the contact address', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'Ask about Core' }).click();
    await expect(page).toHaveURL('/?about=core#contact');
    await expect(page.getByText(/The form needs JavaScript/)).toBeInViewport();
  });
});
