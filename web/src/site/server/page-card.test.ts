import { brand } from '@torque-tide/domain/brand';
import { socialCardPath } from '@torque-tide/domain/seo/social-cards';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { expect, test, vi } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { SITE_BUILD } from '@/test/site-build';
import { contentWith } from '@/test/site-documents';
import { createSiteRenderer } from './site-renderer';

const site = createSiteRenderer(SITE_BUILD);
const job = buildJob({
  id: '1',
  title: 'Grid engineer',
  sectorTags: 'Solar',
  customLocation: 'Glasgow',
  locationTags: 'UK',
  jobType: 'Full-time',
  salary: '£62k to £74k',
});
const caseStudy = buildCaseStudy({
  id: 'night-shift',
  title: 'A night shift',
  sector: 'Solar',
  company: 'Lampwell',
  stats: { peopleHired: 9, timeToHire: '14 weeks' },
});
const content = contentWith([job], [caseStudy]);

/** Returns the content of a document's meta element with this property. */
function saidIn(html: string, property: string): string | undefined {
  const said = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return said?.replaceAll('&amp;', '&');
}

test.each([
  ['/jobs/1', 'Grid engineer. Glasgow, UK · Full-time. £62k to £74k'],
  ['/case-study/night-shift', 'A night shift. Solar · Lampwell. 9 hired, 14 weeks to hire'],
  [
    '/growth?hires=5&months=6',
    expect.stringMatching(
      /^5 hires a month for 6 months\. Growth, by subscription\. £[\d,]+ a month, \d+% saved$/,
    ),
  ],
  ['/growth?hires=100', expect.stringContaining('Custom quote')],
])('draws the words of the page at %s', async (address, text) => {
  const card = await site.socialCard(address, content);
  const { html } = await site.render(address, content);
  const picture = card && `${brand.siteUrl}${socialCardPath(card)}`;
  expect(saidIn(html, 'og:image')).toBe(picture);
  expect(saidIn(html, 'og:image:alt')).toEqual(text);
  // Link previews load this address, so it includes the plan.
  expect(saidIn(html, 'og:url')).toBe(`${brand.siteUrl}${card?.address}`);
  expect(html).toContain(`rel="canonical" href="${brand.siteUrl}${address.split('?')[0]}"`);
});

test("shares the nearest plan's picture for plans outside the calculator's range", async () => {
  const [far, nearest] = await Promise.all(
    ['/growth?hires=99&months=60', '/growth?hires=100&months=60'].map((address) =>
      site.socialCard(address, content),
    ),
  );
  expect(far).toEqual(nearest);
});

test('draws a job without pay without figures', async () => {
  const unpaid = { ...job, salary: '', customLocation: '', locationTags: '', jobType: 'Remote' };
  const card = await site.socialCard('/jobs/1', {
    ...content,
    job: async () => ({ state: 'open', job: unpaid }),
  });
  expect(card).toMatchObject({ label: 'Remote', figures: [] });
});

test.each(['/jobs', '/growth', '/jobs/2', '/case-study/none', '/none'])(
  'draws no picture for %s',
  async (address) => {
    expect(await site.socialCard(address, content)).toBeUndefined();
  },
);

test('draws no picture for a job that is closed', async () => {
  const gone = { state: 'closed', title: 'Grid engineer', isFilled: false } as const;
  const card = await site.socialCard('/jobs/1', { ...content, job: async () => gone });
  expect(card).toBeUndefined();
});

test('reads a missing job once', async () => {
  const read = vi.fn<SiteContent['job']>(async () => undefined);
  const { status } = await site.render('/jobs/2', { ...content, job: read });
  expect(status).toBe(404);
  expect(read).toHaveBeenCalledTimes(1);
});
