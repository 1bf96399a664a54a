import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { expect, test, vi } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { SITE_BUILD } from '@/test/site-build';
import { contentWith } from '@/test/site-documents';
import { createSiteRenderer } from './site-renderer';

const content = contentWith([buildJob({ id: '1' })], [buildCaseStudy({ id: 'a' })]);

const site = createSiteRenderer(SITE_BUILD);

test.each(['/no/such/page', '/jobs/sector/steam'])(
  "shows %s as not found, with the owner's text",
  async (path) => {
    const [heading, hint] = ['Nothing here', 'Look at <the jobs>'];
    const value = showTexts('notFound', { heading, hint }, FIRST_SETTINGS);
    const texts = vi.fn<SiteContent['texts']>(async () => ({ value, isStandIn: false }));
    const { html, status } = await site.render(path, { ...content, texts });
    // The not-found texts are read in addition to the route's own.
    expect(texts).toHaveBeenLastCalledWith('notFound');
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Nothing here<\/h1>/);
    expect(html).toContain('Look at &lt;the jobs&gt;');
    expect(html).toContain('"/api/texts/notFound"');
  },
);

test.each([
  ['/jobs', 'jobs', 'job'],
  ['/jobs/saved', 'savedJobs', 'job'],
  ['/case-studies', 'caseStudies', 'caseStudy'],
] as const)(
  "shows the owner's text on %s, and includes the texts of the cards' pages",
  async (path, name, next) => {
    const written = { heading: 'One <list>', lead: 'What it is.', pageTitle: 'Of pages' };
    const value = showTexts(name, written, FIRST_SETTINGS);
    const texts = vi.fn<SiteContent['texts']>(async () => ({ value, isStandIn: false }));
    const { html } = await site.render(path, { ...content, texts });
    expect(texts.mock.calls).toEqual([[name], [next]]);
    expect(html).toContain(`"/api/texts/${next}"`);
    expect(html).toMatch(/<h1[^>]*>One &lt;list&gt;<\/h1>/);
    expect(html).toMatch(/<p[^>]*>What it is\.<\/p>/);
    expect(html).toContain('<title>Of pages | ');
  },
);

test.each([
  ['/jobs/1', ['job'], { applicationHeading: 'And then?' }],
  ['/case-study/a', ['caseStudy'], { closingHeading: 'And then?' }],
  ['/jobs/sector/battery-storage', ['landing', 'job'], { sectorHiringHeading: 'And then?' }],
  ['/jobs/location/germany', ['landing', 'job'], { placeHiringHeading: 'And then?' }],
] as const)("ends %s with the owner's text", async (path, names, written) => {
  const value = showTexts(names[0], written, FIRST_SETTINGS);
  const texts = vi.fn<SiteContent['texts']>(async () => ({ value, isStandIn: false }));
  const { html } = await site.render(path, { ...content, texts });
  expect(texts.mock.calls.map(([name]) => name)).toEqual(names);
  expect(html).toMatch(/<h2[^>]*>And then\?<\/h2>/);
});
