import { lastKnown } from '@torque-tide/domain/test/site-content';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { expect, test } from 'vitest';
import { buildClientLogo, buildJob, buildTestimonial } from '@/test/builders';
import { SITE_BUILD } from '@/test/site-build';
import { dataIn, EMPTY_CONTENT, readsIn, structuredDataIn } from '@/test/site-documents';
import { routes } from '@/site/routes';
import { createSiteRenderer } from './site-renderer';

const site = createSiteRenderer(SITE_BUILD);

const open = (content: Partial<SiteContent>) => site.render('/', { ...EMPTY_CONTENT, ...content });

const { texts: own, nextTexts } = routes.home;
const besides: [string, unknown][] = [
  ['/api/settings', FIRST_SETTINGS],
  ...[...own, ...nextTexts].map((name): [string, unknown] => [
    `/api/texts/${name}`,
    showTexts(name, {}, FIRST_SETTINGS),
  ]),
];

test('includes lists, settings, texts and those of linked pages, and describes the agency', async () => {
  const long = buildJob({ id: '7', description: 'Cables. '.repeat(100), isFeatured: true });
  const jobs = [...Array.from({ length: 9 }, (_, at) => buildJob({ id: `${at + 10}` })), long];
  const testimonials = [buildTestimonial()];
  const clientLogos = [buildClientLogo()];
  const { html, status, isProvisional } = await open({
    lastKnownJobs: lastKnown(jobs),
    testimonials: lastKnown(testimonials),
    clientLogos: lastKnown(clientLogos),
  });
  expect([status, isProvisional]).toEqual([200, false]);
  expect(structuredDataIn(html)).toMatchObject([{ '@type': 'Organization' }]);
  expect(html).not.toContain('Loading');
  // The first six are cards with links, featured ones first.
  for (const id of ['7', '10', '14']) expect(html).toContain(`href="/jobs/${id}"`);
  expect(html).not.toContain('href="/jobs/15"');
  expect(html).toContain(buildTestimonial().quote);
  expect(html).toContain('id="trusted-by-title"');
  expect(html).toContain('alt="Example Grid"');
  const { 'latest-jobs': latest, ...others } = Object.fromEntries(dataIn(html));
  expect(others).toEqual({
    ...Object.fromEntries(besides),
    '/api/testimonials': testimonials,
    '/api/client-logos': clientLogos,
    '/api/case-studies outcomes': {},
  });
  expect(latest).toHaveLength(6);
  // As in a long list, it has no more of an advert than a card shows.
  expect(html).not.toContain('Cables. '.repeat(30));
});

test('includes the first of many testimonials, and makes the browser fetch all', async () => {
  const testimonials = Array.from({ length: 500 }, (_, at) => buildTestimonial({ id: `${at}` }));
  const { html } = await open({ testimonials: lastKnown(testimonials) });
  expect(dataIn(html).get('/api/testimonials')).toHaveLength(12);
  expect(readsIn(html).get('/api/testimonials')?.isInvalidated).toBe(true);
});

test("renders with the last known lists if they can't be read, and isn't cached", async () => {
  const { html, status, isProvisional } = await open({
    lastKnownJobs: lastKnown(undefined, true),
    testimonials: lastKnown([buildTestimonial()], true),
    clientLogos: lastKnown(undefined, true),
  });
  expect([status, isProvisional]).toEqual([200, true]);
  expect(html).toContain('Loading job listings...');
  expect(html).toContain(buildTestimonial().quote);
  // The browser fetches what may be old.
  expect(readsIn(html).get('/api/testimonials')?.isInvalidated).toBe(true);
  const { '/api/testimonials': _known, ...others } = Object.fromEntries(dataIn(html));
  expect(others).toEqual({ ...Object.fromEntries(besides), '/api/case-studies outcomes': {} });
});

test('says that there is nothing yet, and omits the logos', async () => {
  const { html, isProvisional } = await open({});
  expect(isProvisional).toBe(false);
  expect(html).toContain('No testimonials available at the moment.');
  expect(html).toContain('No jobs available');
  expect(html).toContain('Check back later for new opportunities');
  expect(html).not.toContain('id="trusted-by-title"');
  expect(html).not.toContain('Loading');
});
