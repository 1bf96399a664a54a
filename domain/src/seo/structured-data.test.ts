import { describe, expect, test } from 'vitest';
import { brand } from '../brand';
import { caseStudySchema } from '@torque-tide/contract/case-studies';
import { type PublishableJob, publishJob } from '../jobs/published-job';
import {
  breadcrumbList,
  caseStudyArticle,
  jobPosting,
  type JsonLd,
  organization,
  serializeJsonLd,
} from './structured-data';
import { consultantSchema } from '@torque-tide/contract/consultants';
import { FIRST_SETTINGS } from '../settings/first-settings';
import { firstAgencyIn, OTHER_SETTINGS } from '../test/other-agency';
import { brokenJobPostingRules } from '../test/job-posting-rules';

function posting(overrides: Partial<PublishableJob> = {}): JsonLd {
  const built = jobPosting(
    publishJob({
      id: '1042',
      title: 'Grid engineer',
      description: 'Connects batteries.',
      responsibilities: '',
      requirements: '',
      sectorTags: '',
      locationTags: 'UK',
      customLocation: '',
      salary: '',
      jobType: '',
      postedAt: '2026-03-02T09:00:00.000Z',
      isActive: true,
      ...overrides,
    }),
    { ...FIRST_SETTINGS, agency: brand },
  );
  if (!built) throw new Error('This job is no JobPosting');
  return built;
}

describe('a JobPosting', () => {
  test('has only the required properties for a minimal job', () => {
    expect(posting()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      directApply: true,
      title: 'Grid engineer',
      description: '<p>Connects batteries.</p>',
      url: `${brand.siteUrl}/jobs/1042`,
      identifier: { '@type': 'PropertyValue', name: brand.name, value: '1042' },
      datePosted: '2026-03-02T09:00:00.000Z',
      hiringOrganization: {
        '@type': 'Organization',
        name: brand.name,
        sameAs: brand.siteUrl,
        logo: `${brand.siteUrl}/favicon.svg`,
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      },
    });
    expect(brokenJobPostingRules(posting())).toEqual([]);
  });

  test('has all properties for a full job', () => {
    const full = posting({
      locationTags: 'USA, Canada, Remote',
      customLocation: 'Austin, Texas, USA',
      salary: 'US$105 to US$120 an hour',
      jobType: 'Contract',
      closesAt: '2026-03-31',
      start: '1 May 2026',
      relocationHelp: true,
    });
    expect(full).toMatchObject({
      validThrough: '2026-03-31T23:59:59Z',
      employmentType: 'CONTRACTOR',
      jobStartDate: '2026-05-01',
      jobBenefits: 'Relocation help',
      jobLocation: [
        {
          address: { addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'US' },
        },
        { address: { addressCountry: 'CA' } },
      ],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'United States' },
        { '@type': 'Country', name: 'Canada' },
      ],
      baseSalary: {
        currency: 'USD',
        value: { minValue: 105, maxValue: 120, unitText: 'HOUR' },
      },
    });
    expect(brokenJobPostingRules(full)).toEqual([]);
  });

  test('leaves out a start that names no day, and relocation help that is refused', () => {
    const { jobStartDate, jobBenefits } = posting({ start: 'Immediately', relocationHelp: false });
    expect([jobStartDate, jobBenefits]).toEqual([undefined, undefined]);
  });

  test('is missing for a job without a country, remote or not', () => {
    expect(() => posting({ locationTags: '' })).toThrow('no JobPosting');
    expect(() => posting({ locationTags: 'Remote' })).toThrow('no JobPosting');
  });
});

test.each<[string, Record<string, unknown>]>([
  ['description', { description: '<p>Text</p>\n<p><b>Text</b></p>' }],
  [
    'jobLocation.address.addressCountry',
    {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: 'EU!' },
      },
    },
  ],
  ['jobLocationType', { jobLocationType: 'TELECOMMUTE' }],
  [
    'baseSalary.value',
    {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', value: '62k', unitText: 'YEAR' },
      },
    },
  ],
])('Google would refuse: %s', (property, change) => {
  expect(brokenJobPostingRules({ ...posting(), ...change })).toEqual([property]);
});

test('describes the current agency and its registrations', () => {
  const { agency } = OTHER_SETTINGS;
  const node = organization(agency);
  expect(node).toMatchObject({
    name: agency.name,
    legalName: agency.legalEntity,
    telephone: agency.phone,
    address: {
      streetAddress: agency.address[0],
      addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
    },
    sameAs: [agency.linkedIn],
    vatID: agency.vatNumber,
    identifier: { '@type': 'PropertyValue', propertyID: 'Company number', value: 'SC000777' },
  });
  expect(firstAgencyIn(JSON.stringify(node))).toEqual([]);
  expect(organization(brand)).not.toHaveProperty('identifier');
});

test('names founders and employees as About does', () => {
  const consultant = (id: string, more: object = {}) =>
    consultantSchema.parse({
      id,
      name: id,
      role: 'Wind',
      sentence: 'Knows the work.',
      email: `${id}@example.com`,
      sortOrder: 0,
      isActive: true,
      version: 1,
      ...more,
    });
  const people = [
    consultant('ada', {
      isDirector: true,
      picture: '/portraits/ada.webp',
      linkedIn: 'https://www.linkedin.com/in/ada-example',
    }),
    consultant('tom', { isDirector: true, position: 'Managing partner' }),
    consultant('kim', { isDirector: true }),
    consultant('lee', { isActive: false }),
  ];
  expect(organization(brand, people)).toMatchObject({
    founder: [
      {
        '@type': 'Person',
        name: 'ada',
        jobTitle: 'Co-founder',
        knowsAbout: 'Wind',
        image: `${brand.siteUrl}/portraits/ada.webp`,
        sameAs: ['https://www.linkedin.com/in/ada-example'],
      },
    ],
    employee: [
      { name: 'tom', jobTitle: 'Managing partner' },
      // A third director has no director's card on About.
      { '@type': 'Person', name: 'kim', knowsAbout: 'Wind' },
    ],
  });
  expect(JSON.stringify(organization(brand, people))).not.toContain('lee');
  const nobody = organization(brand, []);
  expect(nobody).not.toHaveProperty('founder');
  expect(nobody).not.toHaveProperty('employee');
});

test('numbers breadcrumbs from 1 with absolute addresses', () => {
  const trail = [
    { name: 'Jobs', path: '/jobs' },
    { name: 'Grid engineer', path: '/jobs/1042' },
  ];
  expect(breadcrumbList(trail)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Jobs', item: `${brand.siteUrl}/jobs` },
    { '@type': 'ListItem', position: 2, name: 'Grid engineer', item: `${brand.siteUrl}/jobs/1042` },
  ]);
});

test('describes a case study as an article with its stored dates', () => {
  const caseStudy = caseStudySchema.parse({
    id: 'wind-farm',
    title: 'Wind farm',
    description: 'A team in six weeks.',
    challenge: 'x',
    solution: 'x',
    results: 'x',
    image: 'https://example.com/cover.svg',
    sector: 'Wind',
    tags: [],
    version: 1,
  });
  const dates = {
    published: new Date('2026-03-02T09:00:00Z'),
    modified: new Date('2026-04-05T10:00:00Z'),
  };
  const article = caseStudyArticle(caseStudy, dates, brand);
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Wind farm',
    mainEntityOfPage: `${brand.siteUrl}/case-study/wind-farm`,
    author: { name: brand.name },
    datePublished: '2026-03-02T09:00:00.000Z',
    dateModified: '2026-04-05T10:00:00.000Z',
  });
  expect(article['image']).toEqual(['https://example.com/cover.svg']);
  const own = caseStudyArticle({ ...caseStudy, image: '/covers/wind.svg' }, dates, brand);
  expect(own['image']).toEqual([`${brand.siteUrl}/covers/wind.svg`]);
});

test('lets no value end the script element, and keeps all of them', () => {
  const node = { '@type': 'Thing', name: '</script><!-- & \u2028 "quoted"' };
  const text = serializeJsonLd(node);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(node);
});
