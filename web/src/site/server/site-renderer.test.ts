import { brand } from '@torque-tide/domain/brand';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { JobAtAddress, SiteContent } from '@torque-tide/contract/site-renderer';
import type { JsonLd } from '@torque-tide/domain/seo/structured-data';
import { brokenJobPostingRules } from '@torque-tide/domain/test/job-posting-rules';
import { describe, expect, test, vi } from 'vitest';
import { buildCaseStudy, buildConsultant, buildJob } from '@/test/builders';
import {
  contentWith,
  dataIn,
  MODIFIED,
  PUBLISHED,
  readsIn,
  structuredDataIn,
} from '@/test/site-documents';
import { SITE_BUILD } from '@/test/site-build';
import { createSiteRenderer } from './site-renderer';

/** Escaped as in documents. */
const agencyName = brand.name.replaceAll('&', '&amp;');

const job = buildJob({ id: '1', title: 'Tidal <engineer> & co', sectorTags: 'Wind' });
const like = buildJob({ id: '2', title: 'Blade engineer', sectorTags: 'Solar, Wind' });
const unlike = buildJob({ id: '3', title: 'Charging planner', sectorTags: 'Smart charging' });
const study = buildCaseStudy({ id: 'a', title: 'A storage team', sector: 'Storage' });
const sibling = buildCaseStudy({ id: 'b', title: 'Another storage team', sector: 'Storage' });

interface World {
  jobs?: (typeof job)[];
  consultants?: Consultant[];
  /** The job at `/jobs/9`. */
  gone?: JobAtAddress;
}

function contentOf({
  jobs = [job, like, unlike],
  consultants = [],
  gone,
}: World = {}): SiteContent {
  const content = contentWith(jobs, [study, sibling]);
  return {
    ...content,
    job: async (id) => (id === '9' ? gone : content.job(id)),
    consultants: async () => consultants,
  };
}

const site = createSiteRenderer({ ...SITE_BUILD, parts: { job: ['assets/job.js'] } });
const open = (path: string, world?: World) => site.render(path, contentOf(world));

describe('a job', () => {
  test('is complete in the document: head, text, data, structured data and lazy parts', async () => {
    const { html, status } = await open('/jobs/1');
    expect(status).toBe(200);
    expect(html).toContain(`<title>Tidal &lt;engineer&gt; &amp; co | ${agencyName}</title>`);
    expect(html).toMatch(/<h1[^>]*>Tidal &lt;engineer&gt; &amp; co<\/h1>/);
    expect(html).not.toContain('Loading');
    expect(html).toContain('<link rel="later" href="/assets/job.js">');
    expect(dataIn(html).get('/api/jobs/1')).toEqual(job);
    const [posting, trail] = structuredDataIn(html);
    expect(posting).toMatchObject({ '@type': 'JobPosting', title: job.title });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(brokenJobPostingRules(posting as JsonLd)).toEqual([]);
    // Related roles stand below it, and no others are in the document.
    expect(html).toContain('You may also like');
    expect(dataIn(html).get('related-jobs 1')).toEqual([like]);
    expect(html).not.toContain(unlike.title);
  });

  test('shows its consultant, and includes nobody else', async () => {
    const wind = buildConsultant({ id: 'tom', name: 'Tom Field', sectorTags: 'Wind' });
    const other = buildConsultant({ id: 'ada', name: 'Ada Berg', sectorTags: 'BESS' });
    const { html } = await open('/jobs/1', { consultants: [other, wind] });
    expect(html).toMatch(/<h2[^>]*>Ask Tom Field, battery storage<\/h2>/);
    expect(html).toContain('href="tel:+442079460901"');
    expect(html).not.toContain('Ada Berg');
    const [posting] = structuredDataIn(html);
    expect(posting).toMatchObject({ '@type': 'JobPosting' });
    expect(JSON.stringify(posting)).not.toContain('Tom Field');
    expect(JSON.stringify(posting)).not.toContain(wind.email);
  });

  test('shows no consultant if nobody covers its field, and fetches none', async () => {
    const { html } = await open('/jobs/1', { consultants: [buildConsultant()] });
    expect(html).not.toContain('Ask Ada Berg');
    expect(html).not.toContain('ada.berg@');
    expect([...dataIn(html)].filter(([key]) => key.startsWith('consultant'))).toHaveLength(1);
  });

  test("doesn't let an editor's text end an element", async () => {
    const sly = { ...job, description: '</script><script>alert(1)</script>' };
    const { html } = await open('/jobs/1', { jobs: [sly] });
    expect(html).not.toContain('<script>alert');
    expect(dataIn(html).get('/api/jobs/1')).toEqual(sly);
  });
});

test.each([
  ['is escaped without need', '/jobs/%31', 200],
  ['is no text', '/jobs/%ED%A0%80', 404],
  ['is cut off', '/jobs/%E0%A4%A', 404],
])('a job whose address %s has an answer and no loading text', async (_, path, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { html, status } = await open(path);
  expect(status).toBe(expected);
  expect(html).toContain(expected === 200 ? '<title>Tidal' : 'Job Not Found');
  expect(html).not.toContain('Loading');
});

describe('a missing job', () => {
  test.each([
    { isFilled: false, says: 'This role is closed', titleEnd: ' (closed)' },
    { isFilled: true, says: 'This role has been filled', titleEnd: ' (filled)' },
  ])('is 410 with similar open roles, and says: $says', async ({ isFilled, says, titleEnd }) => {
    const gone = {
      state: 'closed',
      title: 'Rotor engineer',
      isFilled,
      sectorTags: 'Wind',
    } as const;
    const { html, status } = await open('/jobs/9', { gone });
    expect(status).toBe(410);
    expect(html).toMatch(/<h1[^>]*>Rotor engineer<\/h1>/);
    expect(html).toContain(says);
    expect(html).toContain(`<title>Rotor engineer${titleEnd}`);
    expect(html).toContain(like.title);
    expect(html).not.toContain(unlike.title);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(structuredDataIn(html)).toEqual([]);
  });

  test('is 410 and not found when it is inactive, with open roles', async () => {
    const gone = { state: 'inactive', sectorTags: 'Hydro' } as const;
    const { html, status } = await open('/jobs/9', { gone });
    expect(status).toBe(410);
    expect(html).toMatch(/<h1[^>]*>Job Not Found<\/h1>/);
    expect(html).toContain('doesn&#x27;t exist or has been removed.');
    expect(html).toContain('Back to Jobs');
    expect(html).not.toContain('closed');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    // No similar job exists, so it shows the first ones.
    expect(html).toContain('Open roles');
    expect(html).toContain(like.title);
  });

  test('is 404 when it never existed, with a search and open roles', async () => {
    const { html, status } = await open('/jobs/9');
    expect(status).toBe(404);
    expect(html).toContain('Job Not Found');
    expect(html).toMatch(/<form[^>]* role="search" action="\/jobs"/);
    expect(html).toContain('Open roles');
    expect(html).toContain(like.title);
  });
});

describe('a mistyped address', () => {
  test.each([
    ['/JOB/1&fbclid=x', '/jobs/1'],
    // An inactive job has a page, a 410.
    ['/jobs/9%20', '/jobs/9'],
    ['/case-studies/a,', '/case-study/a'],
  ])('%s redirects to %s', async (path, meant) => {
    const { movedTo } = await open(path, { gone: { state: 'inactive' } });
    expect(movedTo).toBe(meant);
  });

  test.each(['/jobs/7.', '/About'])('%s redirects nowhere', async (path) => {
    const { status, movedTo } = await open(path);
    expect([status, movedTo]).toEqual([404, undefined]);
  });
});

describe('lists', () => {
  test('include their items', async () => {
    const { html, status } = await open('/jobs');
    expect(status).toBe(200);
    for (const id of ['1', '2', '3']) expect(html).toContain(`href="/jobs/${id}"`);
    expect(html).toContain('Showing 3 jobs');
    expect(dataIn(html).get('/api/jobs')).toEqual([job, like, unlike]);

    const studies = await open('/case-studies');
    for (const { title } of [study, sibling]) expect(studies.html).toContain(title);
  });

  test('include the first items of thousands, and make the browser fetch all', async () => {
    const jobs = Array.from({ length: 5_000 }, (_, index) => buildJob({ id: `${index}` }));
    const { html } = await open('/jobs', { jobs });
    expect(dataIn(html).get('/api/jobs')).toHaveLength(100);
    expect(readsIn(html).get('/api/jobs')?.isInvalidated).toBe(true);
  });
});

describe('a landing page', () => {
  const jobs = [
    buildJob({ id: '1', title: 'Yield analyst', sectorTags: 'Solar' }),
    buildJob({ id: '2', title: 'Blade engineer', sectorTags: 'Wind' }),
  ];

  test('renders its own text and its open jobs', async () => {
    const { html, status } = await open('/jobs/sector/solar', { jobs });
    expect(status).toBe(200);
    expect(html).toContain(`rel="canonical" href="${brand.siteUrl}/jobs/sector/solar"`);
    expect(html).toMatch(/<h1[^>]*>Solar jobs<\/h1>/);
    expect(html).toContain('Yield analyst');
    // Without scripts it links to pages with jobs only.
    expect(html).toContain('href="/jobs/sector/wind"');
    expect(html).not.toContain('href="/jobs/sector/hydrogen"');
    expect(structuredDataIn(html).map((node) => node['@type'])).toEqual(['BreadcrumbList']);
    expect(html).toContain(`content="${brand.siteUrl}/social/jobs.jpg"`);
    expect(dataIn(html).get('/api/jobs')).toEqual(jobs);
    // The document includes this landing page's text and no other.
    expect(dataIn(html).get('/api/landing-text/sector/solar')).toMatchObject({
      heading: 'Solar jobs',
    });
  });

  test('includes its own jobs of thousands', async () => {
    const others = Array.from({ length: 5_000 }, (_, index) => buildJob({ id: `x${index}` }));
    const own = buildJob({ id: 'own', sectorTags: 'Hydrogen' });
    const { html } = await open('/jobs/sector/hydrogen', { jobs: [...others, own] });
    expect(html).toContain('href="/jobs/own"');
    expect(dataIn(html).get('/api/jobs')).toHaveLength(100);
  });

  test("isn't indexed while it has no jobs", async () => {
    const { html, status } = await open('/jobs/location/poland', { jobs: [] });
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
    expect(structuredDataIn(html)).toEqual([]);
  });
});

describe('a case study', () => {
  test('is complete in the document', async () => {
    const { html, status } = await open('/case-study/a');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>A storage team<\/h1>/);
    expect(html).toContain(sibling.title);
    const nodes = structuredDataIn(html);
    expect(nodes.map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(nodes[0]).toMatchObject({
      datePublished: PUBLISHED.toISOString(),
      dateModified: MODIFIED.toISOString(),
    });
  });

  test("is 404 if it doesn't exist", async () => {
    const { html, status } = await open('/case-study/zzz');
    expect(status).toBe(404);
    expect(html).toContain('Case Study Not Found');
  });
});

test("fails if the content can't be read", async () => {
  const broken = { ...contentOf(), job: () => Promise.reject(new Error('down')) };
  await expect(site.render('/jobs/1', broken)).rejects.toThrow('down');
});

describe("an address's search", () => {
  const at = async (path: string, search: string) =>
    (await site.render(path + site.searchOf(path, search), contentOf())).html;

  test('is priced in the document for a plan, however it is written', async () => {
    const html = await at('/growth', '?ref=mail&months=9&hires=6&price=2600');
    expect(html.includes('<strong>£15,600</strong>')).toBe(true);
    expect(html.includes('6 hires a month × £2,600 a hire')).toBe(true);
    expect(html.includes('<div id="root" data-search="?hires=6&amp;months=9">')).toBe(true);
    expect(await at('/growth', '?months=9&hires=6&price=9')).toBe(html);
  });

  test('opens the named tab of the sectors', async () => {
    const html = await at('/sectors', '?tab=future-mobility');
    expect(html).toMatch(/id="panel-clean-energy"[^>]* hidden=""/);
    expect(html).not.toMatch(/id="panel-future-mobility"[^>]* hidden=""/);
  });

  test.each([
    // Plans beyond any price list share a document.
    ['/growth', '?hires=99999&months=-1', '?hires=100&months=0'],
    ['/growth', '?hires=many', ''],
    ['/sectors', '?tab=coal', ''],
    // Other pages have no search.
    ['/jobs', '?q=grid', ''],
    ['/nowhere', '?hires=6', ''],
  ])('of %s%s counts as "%s"', (path, search, shown) => {
    expect(site.searchOf(path, search)).toBe(shown);
  });
});
