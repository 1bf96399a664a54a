import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_MARK } from '../../scripts/first-hour/other-agency';
import { root } from '../../scripts/lib/repository';
import { cardOf } from '../e2e/support/admin-steps';
import { hydrateAllParts } from '../e2e/support/until-hydrated';
import { expect, test } from '../e2e/support/watched-page';
import { demoWords } from './demo-words';
import { everyAddress } from './every-address';
import { wordsIn } from './words-in';

const { FIRST_ACCOUNT = '{}', FORMER_AGENCY = '' } = process.env;
const account = JSON.parse(FIRST_ACCOUNT) as { name: string; password: string };

const words = demoWords(FORMER_AGENCY);

test('what is looked for is found where it stands', () => {
  expect(words.length).toBeGreaterThan(80);
  expect(wordsIn(readFileSync(FORMER_AGENCY, 'utf8'), words).length).toBeGreaterThan(5);
});

test('no address of the empty site has a word, a number, a picture or a link of the demo', async ({
  request,
}) => {
  let count = 0;
  for await (const { path, text } of everyAddress(request)) {
    expect([path, wordsIn(text, words)]).toEqual([path, []]);
    count += 1;
  }
  // The pages, and the pictures that they name.
  expect(count).toBeGreaterThan(40);
});

test('the mark is the agency’s own, on the pages and in the browser’s tab', async ({
  page,
  request,
}) => {
  const favicon = await (await request.get('/favicon.svg')).text();
  expect(favicon.match(/ d="([^"]+)"/g)).toEqual([` d="${OTHER_MARK.path}"`]);
  await page.goto('/');
  const mark = page.getByRole('banner').locator('svg path[data-part]');
  await expect(mark).toHaveAttribute('d', OTHER_MARK.path);
  await expect(mark).toHaveCSS('stroke', 'none');
  await hydrateAllParts(page);
  await expect(mark).toHaveAttribute('d', OTHER_MARK.path);
});

test('no file that would be deployed has one either', () => {
  const folders = ['web/dist', 'functions/dist'].map((folder) => join(root, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json|txt|xml)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      // Names of packages stand in them, and paths of sources.
      .filter((file) => !/functions\/dist\/package(?:-lock)?\.json$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'), words).map((w) => [file, w]),
  );
  expect(found).toEqual([]);
});

test('an editor fills the empty site: one item of every kind is on it', async ({
  page,
  openAnother,
}) => {
  const visitor = await openAnother();
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const tab = (name: string) => page.getByRole('tab', { name });
  const drawing = {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path d="M0 0h60v40H0z"/></svg>',
    ),
  };
  async function chooseFirst(name: RegExp): Promise<void> {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: 'Wind', exact: true }).click();
  }

  await test.step('log in with the account of the setup', async () => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(account.name);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  });

  await test.step('a job', async () => {
    await page.getByRole('button', { name: 'Add New Job' }).click();
    await page.getByLabel('Job Title').fill('Blade engineer');
    await field(/^Description/).fill('Blades for the first turbine.');
    await chooseFirst(/^Sector Tags/);
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(cardOf(page, 'Blade engineer')).toBeVisible();
    await visitor.goto('/jobs');
    await visitor.getByRole('main').getByRole('link', { name: 'Blade engineer' }).click();
    await expect(visitor.getByText('Blades for the first turbine.')).toBeVisible();
  });

  await test.step('a case study', async () => {
    await tab('Case Studies').click();
    await page.getByRole('button', { name: 'Add Case Study' }).click();
    for (const [name, text] of [
      ['URL Slug', 'the-first-search'],
      ['Title', 'The first search'],
      ['Short Description', 'Three engineers for one turbine.'],
      ['Full Description', 'There was a turbine and nobody for it.'],
      ['Challenge', 'Few had built one.'],
      ['Solution', 'We asked those few.'],
      ['Results', 'Three hires in time.'],
    ] as const) {
      await field(name).fill(text);
    }
    await page.getByLabel('File for Image URL').setInputFiles(drawing);
    await expect(field('Image URL')).toHaveValue(/\/media\/[0-9a-f]{64}\.svg/);
    await chooseFirst(/^Sector/);
    await page.getByRole('button', { name: 'Create Case Study' }).click();
    await expect(page.getByText('Case study created')).toBeVisible();
    await visitor.goto('/case-studies');
    await visitor
      .getByRole('link', { name: /The first search/ })
      .first()
      .click();
    await expect(visitor.getByText('We asked those few.')).toBeVisible();
  });

  await test.step('a testimonial', async () => {
    await tab('Testimonials').click();
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await field('Quote').fill('They knew what a blade is.');
    await field('Author Name').fill('Grace First');
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await expect(page.getByText('Testimonial added.')).toBeVisible();
  });

  await test.step('a client’s logo', async () => {
    await tab('Client Logos').click();
    await page.getByRole('button', { name: 'Add Client Logo' }).click();
    await field('Company Name').fill('First Turbines');
    await page.getByLabel('File for Logo URL').setInputFiles(drawing);
    await expect(field('Logo URL')).toHaveValue(/\/media\//);
    await page.getByRole('button', { name: 'Create Client Logo' }).click();
    await expect(page.getByText('Client logo created successfully')).toBeVisible();
    await visitor.goto('/');
    await hydrateAllParts(visitor);
    await expect(visitor.getByText('They knew what a blade is.')).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'First Turbines' }).first()).toBeAttached();
  });

  await test.step('a person', async () => {
    await tab('People').click();
    await page.getByRole('button', { name: 'Add Person' }).click();
    await field('Name').fill('Ada Berg');
    await field('Role').fill('Wind');
    await field('Sentence').fill('Has climbed turbines herself.');
    await field('E-mail').fill('ada.berg@example.com');
    await page.getByRole('button', { name: 'Add Person' }).click();
    await expect(page.getByText('“Ada Berg” added.')).toBeVisible();
    await visitor.goto('/about');
    await expect(visitor.getByRole('heading', { name: 'Ada Berg' })).toBeVisible();
  });
});
