import { lastKnown, lastKnownFirstTexts } from '@torque-tide/domain/test/site-content';
import type { Settings } from '@torque-tide/contract/settings';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { companyFacts } from '@torque-tide/domain/company-facts';
import { allLandings } from '@torque-tide/domain/landings/job-landings';
import { jobPath, landingPath } from '@torque-tide/domain/paths';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { firstAgencyIn, OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import { expect, test } from 'vitest';
import { plainPaths } from '@/site/routes';
import {
  buildCaseStudy,
  buildClientLogo,
  buildConsultant,
  buildJob,
  buildTestimonial,
} from '@/test/builders';
import { SITE_BUILD } from '@/test/site-build';
import { contentWith } from '@/test/site-documents';
import { createSiteRenderer } from './site-renderer';

const site = createSiteRenderer(SITE_BUILD);

const job = buildJob({ id: '1', sectorTags: 'Solar', locationTags: 'UK' });
const study = buildCaseStudy({ id: 'a' });
/** A consultant without telephone and LinkedIn, so that any on a page are the agency's. */
const { phone: _phone, linkedIn: _linkedIn, ...consultant } = buildConsultant();

function contentOf(value: Settings, isStandIn = false): SiteContent {
  return {
    ...contentWith([job], [study]),
    settings: lastKnown(value, isStandIn),
    texts: lastKnownFirstTexts(value),
    testimonials: lastKnown([buildTestimonial()]),
    clientLogos: lastKnown([buildClientLogo({ logoUrl: 'https://example.org/logo.svg' })]),
    consultants: async () => [consultant],
  };
}

const render = async (path: string, settings: Settings) =>
  (await site.render(path, contentOf(settings))).html;

const paths = [
  ...plainPaths,
  '/jobs/saved',
  '/preview/some',
  jobPath(job.id),
  '/jobs/none',
  '/case-study/a',
  '/case-study/none',
  ...allLandings(OTHER_SETTINGS.taxonomy).slice(0, 1).map(landingPath),
  '/no/such/page',
];

const { name, tagline, legalEntity, email, address } = OTHER_SETTINGS.agency;
/** Another agency without telephone, LinkedIn and registrations. */
const BARE = { ...OTHER_SETTINGS, agency: { name, tagline, legalEntity, email, address } };

test.each(paths)(
  "%s has none of the first agency's words, and no fact that the other one lacks",
  async (path) => {
    const html = await render(path, OTHER_SETTINGS);
    // The document without scripts, and the browser's initial data.
    expect(html).toContain('<title>');
    expect(html).toContain('Keel &amp; Current');
    expect(firstAgencyIn(html)).toEqual([]);
    const bare = await render(path, BARE);
    // Consultants have numbers of their own.
    expect(bare.replaceAll(/tel:\+442079460901/g, '')).not.toMatch(/href="tel:|>Call<|Rather talk/);
    expect(bare).not.toContain('LinkedIn ');
    expect(bare).not.toContain(' on LinkedIn');
    for (const fact of companyFacts(OTHER_SETTINGS.agency)) expect(bare).not.toContain(fact);
    expect(bare).not.toMatch(/undefined|null</);
  },
);

test('shows each fact that the agency has', async () => {
  const html = await render('/', OTHER_SETTINGS);
  expect(html).toContain('href="tel:+441314960777"');
  expect(html).toContain('Keel &amp; Current on LinkedIn');
  for (const fact of companyFacts(OTHER_SETTINGS.agency)) expect(html).toContain(fact);
});

test("makes the browser fetch stand-in settings, and isn't cached with them", async () => {
  const document = await site.render('/growth', contentOf(FIRST_SETTINGS, true));
  expect(document).toMatchObject({ status: 200, isProvisional: true });
  expect(document.html).toContain('"isInvalidated":true');
  const known = await site.render('/growth', contentOf(FIRST_SETTINGS));
  expect(known.isProvisional).toBe(false);
  expect(known.html).toContain('"isInvalidated":false');
});

test('includes the settings, but no page, in the empty shell', () => {
  const html = site.shell({ value: OTHER_SETTINGS, isStandIn: false });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain(JSON.stringify(OTHER_SETTINGS));
});
