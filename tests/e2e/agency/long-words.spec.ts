import type { Page } from '@playwright/test';
import { cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { expectNothingCut } from '../support/page-looks';
import { hydrateAllParts } from '../support/until-hydrated';

const SCREEN = { width: 320, height: 640 };

test.use({
  viewport: SCREEN,
  // The items' pictures don't exist.
  expected: [/404|ERR_|policy: img-src/],
});

const COMPOUND = 'Hochspannungsgleichstromübertragungsanlagenbetreiberinnen';
const ADDRESS = `https://careers.example.com/${'offshore-wind-'.repeat(5)}vacancy`;
const EMAIL = `${'siobhan.featherstonehaugh.'.repeat(2)}berg@recruitment.example.com`;
const TEXT = `Apply at ${ADDRESS} or write to ${EMAIL}.`;

const WITH_PREVIEW = new Set(['jobs', 'case-studies']);

/** Creates items with a long word in every text. */
async function createItems(page: Page, mark: string) {
  const title = `${mark} ${COMPOUND}`;
  const consultant = {
    name: title.slice(0, 80),
    role: COMPOUND,
    position: COMPOUND,
    sentence: TEXT,
    sectorTags: COMPOUND,
    phone: '+44 (0)20 7946 0999',
    email: EMAIL,
    isDirector: false,
  };
  const consultantId = await createItem(page, '/api/consultants', consultant);
  const job = {
    title,
    description: `${TEXT}\n\n${ADDRESS}\n\n${TEXT}`,
    responsibilities: ADDRESS,
    requirements: EMAIL,
    sectorTags: `${COMPOUND}, Wind, Solar`,
    locationTags: `${COMPOUND}, UK`,
    customLocation: COMPOUND,
    salary: COMPOUND,
    isFeatured: true,
    closesAt: '2099-12-31',
    consultantId,
  };
  const id = await createItem(page, '/api/jobs', job);
  await createItem(page, '/api/jobs', { ...job, title: `${title} 2` });
  const slug = `${mark.toLowerCase().replaceAll(' ', '-')}-${COMPOUND.toLowerCase().replaceAll('ü', 'ue')}`;
  await createItem(page, '/api/case-studies', {
    id: slug,
    title,
    description: TEXT,
    fullDescription: [TEXT, ADDRESS],
    challenge: TEXT,
    solution: ADDRESS,
    results: EMAIL,
    image: 'https://torqueandtide.example/covers/substation.svg',
    sector: 'Wind',
    tags: [COMPOUND, 'HVDC'],
    company: COMPOUND,
    stats: { timeToShortlist: COMPOUND, timeToHire: COMPOUND, location: COMPOUND },
    testimonial: { quote: TEXT, author: COMPOUND, company: COMPOUND },
  });
  await createItem(page, '/api/testimonials', {
    quote: TEXT,
    author: title,
    company: COMPOUND,
    jobTitle: COMPOUND,
    position: COMPOUND,
    sector: COMPOUND,
    industry: COMPOUND,
  });
  const logoUrl = 'https://torqueandtide.example/logos/none.svg';
  await createItem(page, '/api/client-logos', { companyName: title, logoUrl });
  return { mark, title, id, slug };
}

type Made = Awaited<ReturnType<typeof createItems>>;

async function expectPagesWhole(page: Page, { mark, id, slug }: Made) {
  const q = encodeURIComponent(mark);
  for (const path of [
    '/',
    `/jobs?q=${q}`,
    `/jobs?sector=${encodeURIComponent(COMPOUND)}&location=${encodeURIComponent(COMPOUND)}`,
    `/jobs?q=${encodeURIComponent(ADDRESS)}`,
    '/jobs/sector/wind',
    `/jobs/${id}`,
    '/case-studies',
    `/case-study/${slug}`,
    '/clean-energy',
    '/sectors',
    '/about',
  ]) {
    await page.goto(path);
    await hydrateAllParts(page);
    await expectNothingCut(page, path);
  }
  await page.goto('/jobs?sector=Solar&location=UK');
  await hydrateAllParts(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const choices = page.getByRole('dialog', { name: 'Filters' }).getByRole('button');
  const tags = choices.filter({ hasText: COMPOUND });
  await expect(tags).toHaveCount(2);
  for (const tag of await tags.all()) {
    const { x = 0, width = 0 } = (await tag.boundingBox()) ?? {};
    expect.soft(x + width, 'filters').toBeLessThanOrEqual(320);
  }

  await page.goto(`/jobs?q=${q}`);
  await hydrateAllParts(page);
  for (const at of [0, 1]) {
    await page
      .getByRole('button', { name: /^Save / })
      .nth(at)
      .click();
  }
  await page.goto('/jobs/saved');
  await hydrateAllParts(page);
  await expectNothingCut(page, 'saved jobs');
}

/** Lists, forms and previews. */
async function expectAdminWhole(page: Page, { title }: Made) {
  const preview = page.getByTitle(/^The .+ as it would be$/);
  for (const tab of ['jobs', 'case-studies', 'testimonials', 'client-logos', 'people']) {
    await page.goto(`/admin?tab=${tab}`);
    const card = cardOf(page, title.slice(0, 70)).first();
    await expect(card).toBeVisible();
    await expectNothingCut(page, tab);
    await card.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: /^Update/ })).toBeVisible();
    if (WITH_PREVIEW.has(tab)) {
      // The preview loads when it is visible.
      await preview.scrollIntoViewIfNeeded();
      await expect(preview.contentFrame().locator('body')).toContainText(COMPOUND);
    }
    await expectNothingCut(page, `form of ${tab}`);
  }
}

test('words longer than the screen break on every page and list, and nothing scrolls sideways', async ({
  page,
  openAnother,
}) => {
  await openTab(page, 'jobs');
  const made = await createItems(page, unique('Relay'));
  const visitor = await openAnother();
  await visitor.setViewportSize(SCREEN);
  await Promise.all([expectPagesWhole(visitor, made), expectAdminWhole(page, made)]);
});
