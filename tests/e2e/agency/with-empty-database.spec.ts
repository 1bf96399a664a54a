import type { APIRequestContext, Page } from '@playwright/test';
import { brand } from '@torque-tide/domain/brand';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import agency from '../../../domain/src/agency.json' with { type: 'json' };
import { demoCaseStudies } from '../../../scripts/seed/case-studies';
import { demoClientLogos } from '../../../scripts/seed/client-logos';
import { demoConsultants } from '../../../scripts/seed/consultants';
import { demoJobs } from '../../../scripts/seed/jobs';
import { resetToSeed } from '../../../scripts/seed/run';
import { demoTestimonials } from '../../../scripts/seed/testimonials';
import { noteOfEverything } from '../../../functions/src/content/writer';
import { withFirestoreOf } from '../../../scripts/lib/firestore';
import { plainPaths } from '../../../web/src/site/routes';
import { createAdmin, emulatorOfSite, PASSWORD } from '../support/accounts';
import { cardOf, documentAt, signIn } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

// The last file to run, by its name, because it empties the database.

/** The settings of another agency, by field name. */
const OTHER_AGENCY: Readonly<Record<string, string>> = {
  Name: 'Kelvin North',
  Tagline: 'People who build what comes next',
  Telephone: '+44 113 496 0100',
  'E-mail': 'post@kelvin-north.test',
  Address: '2 Sample Street\nLeeds\nUnited Kingdom',
  'LinkedIn URL': 'https://www.linkedin.com/company/kelvin-north',
  'Legal Entity': 'Kelvin North Search Ltd',
  'Company Number': '00000001',
  'Place of Registration': 'England and Wales',
  'Registered Office': '2 Sample Street, Leeds',
  'VAT Number': 'GB 000 0000 01',
  'ICO Registration': 'ZA000001',
  'E-mail for Complaints': 'complaints@kelvin-north.test',
  'E-mail for Data Protection': 'privacy@kelvin-north.test',
  'Liability Cap': '£250',
  'Number, figure 1': '8',
  'Words, figure 1': 'Years of Searches',
  'Number, figure 2': '12',
  'Number, figure 3': '4',
  Countries: 'United Kingdom\nNetherlands\nNorway\nDenmark',
  'Number of Countries': '4',
  'Pounds, price 1': '3400',
  'Pounds, price 2': '3200',
  'Pounds, price 3': '3100',
  'Price Elsewhere': '8000',
  Saving: '57%',
  'Largest Saving': '61%',
  'Placement Fees': '20-30%',
};

/** The demo's claims, which the other agency doesn't make. */
const OLD_FIGURES = ['£3,000', '£2,850', '£2,600', '15-25%', 'years of experience'];

/** Words, numbers and addresses of the demo's agency and content. */
const DEMO_WORDS = [
  // Other agencies share its country and its town.
  ...Object.values({ ...agency, address: agency.address[0] ?? '' }),
  ...['', '-', '_'].map((between) => agency.name.replaceAll(/\W+/g, between)),
  ...demoConsultants.flatMap(({ name, phone, sentence }) => [name, phone ?? '', sentence ?? '']),
  ...demoClientLogos.map(({ companyName }) => companyName),
  ...demoTestimonials.flatMap(({ author, quote }) => [author, quote]),
  ...demoCaseStudies.flatMap(({ id, title, image }) => [id, title, new URL(image).pathname]),
  ...demoJobs.map(({ description }) => description.slice(0, 60)),
  ...OLD_FIGURES,
].flatMap((word) => (word ? [plain(word)] : []));

function plain(text: string): string {
  return text.toLowerCase().replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

function demoWordsIn(text: string): string[] {
  // The build fixes the site's address.
  const searched = plain(text.replaceAll(brand.siteUrl, ''));
  return DEMO_WORDS.filter((word) => searched.includes(word));
}

const FIRST_PATHS = [
  ...plainPaths,
  ...Object.values(FEED_PATHS),
  '/jobs/saved',
  '/admin',
  '/no-such-page',
  '/robots.txt',
  '/.well-known/security.txt',
  '/site.webmanifest',
];

/** Returns the response of every address: pages, feeds, small files, and all that these link to. */
async function* everyAddress(
  request: APIRequestContext,
): AsyncGenerator<{ path: string; text: string }> {
  const seen = new Set<string>();
  const waiting = [...FIRST_PATHS];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await request.get(path);
    const text = await answer.text();
    yield { path, text };
    if (path === '/no-such-page') continue;
    expect([path, answer.status()]).toEqual([path, 200]);
    for (const [, found = ''] of text.matchAll(/(?:href|src|srcset|content)="([^"]+)"/g)) {
      const own = found.replace(brand.siteUrl, '');
      // Files of the build contain only the agency's words that the build was given.
      if (/^\/(?!\/|assets\/)./.test(own)) waiting.push(own.split(/[#?]/)[0] ?? '/');
    }
  }
}

async function emptyDatabase(page: Page): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = emulatorOfSite();
  const documents = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  expect((await page.request.delete(documents)).ok()).toBe(true);
  // As a restore does, so that instances read everything again.
  await withFirestoreOf(emulatorOfSite(), (firestore) =>
    firestore.collection('changes').add(noteOfEverything(new Date())),
  );
}

test.afterEach(async ({ page }) => {
  // A logged-in page would report the end of its session.
  await page.goto('about:blank');
  await resetToSeed(emulatorOfSite());
});

test('an empty database becomes another agency by its settings alone, without a word of the demo, and gets content', async ({
  page,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  expect(DEMO_WORDS.length).toBeGreaterThan(80);
  expect(demoWordsIn(await documentAt(page, '/')).length).toBeGreaterThan(5);

  await test.step('it is emptied, and gets its first account', async () => {
    await emptyDatabase(page);
    const username = await createAdmin('ada');
    await page.goto('/admin');
    await signIn(page, PASSWORD, username);
    await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  });

  await test.step('settings: who it is, what it claims, what it costs', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    for (const [label, text] of Object.entries(OTHER_AGENCY)) {
      await page.getByLabel(new RegExp(`^${label}\\W*$`)).fill(text);
    }
    await press('Save and publish');
    await expect(page.getByRole('heading', { name: 'Settings', level: 3 })).toBeFocused();
  });

  await test.step('its first job', async () => {
    await page.getByRole('tab', { name: 'Jobs' }).click();
    await press('Add New Job');
    await page.getByLabel('Job Title').fill('Harbour electrician');
    await page.getByRole('textbox', { name: /^Description/ }).fill('Shore power for two quays.');
    await press('Create Job');
    await expect(cardOf(page, 'Harbour electrician')).toBeVisible();
    await expect.poll(() => documentAt(page, '/jobs')).toContain('Harbour electrician');
  });

  await test.step('no address contains a word of the demo', async () => {
    // An instance may cache the lists for some seconds.
    for (const path of ['/', '/jobs', '/case-studies', '/about']) {
      await expect
        .poll(async () => demoWordsIn(await documentAt(page, path)), { timeout: 60_000 })
        .toEqual([]);
    }
    let count = 0;
    for await (const { path, text } of everyAddress(page.request)) {
      expect([path, demoWordsIn(text)]).toEqual([path, []]);
      count += 1;
    }
    expect(count).toBeGreaterThan(40);
  });
});
