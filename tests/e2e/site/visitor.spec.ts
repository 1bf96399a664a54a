import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test('a candidate searches, opens jobs, gets an e-mail to apply with, and returns to the list', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  // By role, because a page kept for Back contains another, hidden one.
  const search = page.getByRole('searchbox', { name: 'Search jobs', exact: true });
  const count = page.getByText(/^Showing \d+ jobs$/);
  const cards = page.getByRole('main').getByRole('article');
  const back = page.getByRole('link', { name: 'Back to Jobs' });

  await test.step('Home leads to the list', async () => {
    await page.goto('/');
    await expect(heading).toHaveText('Linking Experts in Energy Transition');
    await page.getByRole('link', { name: 'Search Jobs' }).first().click();
    await expect(page).toHaveURL('/jobs');
    // Home has a search box of the same name, and stays until the page of jobs has loaded.
    await expect(heading).toHaveText('Jobs that move the transition');
  });

  await test.step('words narrow the list', async () => {
    const all = (await count.textContent()) ?? '';
    await search.fill('engineer');
    await expect(page).toHaveURL('/jobs?q=engineer');
    // The list may lag behind the typing, and clicks on changing cards are lost.
    await expect(count).not.toHaveText(all);
    await expect(count).toBeVisible();
  });

  // By its title: of a long list the browser has a part, whose ninth card is another one after scrolling.
  const title = await cards.nth(8).getByRole('heading').innerText();
  const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await test.step('a job opens with an e-mail that names it', async () => {
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    // The list stays until the job's page has loaded.
    await expect(heading).toHaveText(title);
    const apply = page.getByRole('link', { name: 'Apply Now' }).first();
    const href = new URL((await apply.getAttribute('href')) ?? '');
    expect(href.protocol).toBe('mailto:');
    expect(href.searchParams.get('subject')).toBe(`Application for ${title}`);
  });

  await test.step('Back leads to the list as it was left, without a new history entry', async () => {
    const entries = await page.evaluate(() => history.length);
    await back.click();
    await expect(page).toHaveURL('/jobs?q=engineer');
    await expect(search).toHaveValue('engineer');
    await expect(card).toBeInViewport();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('Back from another job leads to the whole list', async () => {
    await page.goto('/jobs/1001');
    await untilHydrated(page);
    await page.getByRole('region', { name: 'You may also like' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL('/jobs/1001');
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    await back.click();
    await expect(page).toHaveURL('/jobs');
  });
});
