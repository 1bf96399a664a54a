import { untilHydrated, hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test('a plan of the calculator is in the message, and stays there through a reload', async ({
  page,
}) => {
  await page.goto('/growth?hires=6&months=9');
  await hydrateAllParts(page);
  await expect(page.getByText('£15,600')).toBeVisible();
  await page.getByRole('link', { name: 'Start with this plan' }).click();
  await expect(page).toHaveURL('/growth?hires=6&months=9&about=plan#contact');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(subject).toHaveValue('Growth plan: 6 hires a month for 9 months');
  await expect(message).toHaveValue(/54 hires in all\nMonthly cost: £15,600 \(£2,600 a hire\)/);
  await expect(message).toHaveValue(/\/growth\?hires=6&months=9&price=2600\n/);
  // The page has come to rest there.
  await expect(message).toBeInViewport({ ratio: 1 });

  await page.reload();
  await hydrateAllParts(page);
  await expect(subject).toHaveValue('Growth plan: 6 hires a month for 9 months');
  await expect(message).toBeInViewport();
});

test('a question about a solution, a field or a case study arrives at a form that knows it', async ({
  page,
}) => {
  const subject = page.getByRole('textbox', { name: 'Subject' });
  for (const [path, link, asked] of [
    ['/services', 'Ask about Core', 'Enquiry about Core'],
    ['/jobs/sector/wind', 'Ask about hiring', 'Hiring in wind'],
    [
      '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
      'Ask about a search like this',
      'A search like one of your case studies',
    ],
  ] as const) {
    await page.goto(path);
    await hydrateAllParts(page);
    await page.getByRole('link', { name: link }).click();
    await expect(subject, path).toHaveValue(asked);
    await expect(subject, path).toBeInViewport();
  }
});

test('everything about wind is on one page', async ({ page }) => {
  await page.goto('/clean-energy');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await page
    .getByRole('group', { name: 'Sub-sectors' })
    .getByRole('link', { name: 'Offshore Wind' })
    .first()
    .click();
  await expect(page).toHaveURL('/jobs/sector/wind');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Roles we fill' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Open roles' }).getByRole('article'),
  ).not.toHaveCount(0);
  const done = main.getByRole('region', { name: 'What we have done here' });
  await done.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/case-study\//);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Case studies' }),
  ).toHaveAttribute('aria-current', 'true');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the question is a link that leads to the address to write to', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'Ask about Core' }).click();
    await expect(page).toHaveURL('/?about=core#contact');
    await expect(page.getByText(/The form needs JavaScript/)).toBeInViewport();
  });
});
