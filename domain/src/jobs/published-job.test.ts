import { describe, expect, test } from 'vitest';
import { brand } from '../brand';
import { JOB_TYPES } from '@torque-tide/contract/job-choices';
import { isRemote } from './job-openness';
import { type PublishableJob, publishJob, whyUnlisted } from './published-job';

const now = new Date('2026-03-10T12:00:00.000Z');

function build(overrides: Partial<PublishableJob> = {}): PublishableJob {
  return {
    id: '1042',
    title: 'Grid engineer <R&D>',
    description: 'First "paragraph".\n\nSecond\nwith a break.',
    responsibilities: 'Own it\n\n Say it ',
    requirements: '',
    sectorTags: 'BESS, Solar',
    locationTags: 'UK',
    customLocation: 'Glasgow',
    salary: '£62k to £74k',
    jobType: 'Full-time',
    postedAt: '2026-03-02T09:00:00.000Z',
    closesAt: '2026-03-31',
    isActive: true,
    ...overrides,
  };
}

test('publishes everything a job says', () => {
  expect(publishJob(build())).toEqual({
    id: '1042',
    url: `${brand.siteUrl}/jobs/1042`,
    title: 'Grid engineer <R&D>',
    text: 'First "paragraph".\n\nSecond\nwith a break.\n\nKey Responsibilities:\n- Own it\n- Say it',
    html: '<p>First &quot;paragraph&quot;.</p><p>Second<br>with a break.</p><p>Key Responsibilities:</p><ul><li>Own it</li><li>Say it</li></ul>',
    sectors: ['BESS', 'Solar'],
    postedAt: '2026-03-02T09:00:00.000Z',
    closesAt: '2026-03-31',
    validThrough: '2026-03-31T23:59:59Z',
    employmentType: 'FULL_TIME',
    places: [{ country: { code: 'GB', name: 'United Kingdom' }, locality: 'Glasgow' }],
    applicantCountries: [],
    salary: { currency: 'GBP', min: 62_000, max: 74_000, unit: 'YEAR' },
    salaryText: '£62k to £74k',
  });
});

test('ends the advert with further facts', () => {
  const { text, html } = publishJob(
    build({
      responsibilities: '',
      workingPattern: 'Hybrid, 2 office days a week',
      start: 'January <2027>',
      languages: '',
      visaSponsorship: false,
      relocationHelp: true,
    }),
  );
  expect(text.slice(text.indexOf('break.'))).toBe(
    'break.\n\nWorking pattern: Hybrid, 2 office days a week\n\nStart: January <2027>\n\nVisa sponsorship: No\n\nRelocation help: Yes',
  );
  expect(html).toMatch(
    /<p>Start: January &lt;2027&gt;<\/p><p>Visa sponsorship: No<\/p><p>Reloc.*Yes<\/p>$/,
  );
});

test("escapes a job's texts", () => {
  const { html } = publishJob(
    build({ description: '<img src=x onerror=alert(1)>', requirements: '</li><script>' }),
  );
  expect(html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(html).toContain('<li>&lt;/li&gt;&lt;script&gt;</li>');
});

test("the employment type is one of Google's, or absent", () => {
  const types = JOB_TYPES.map((jobType) => [
    jobType,
    publishJob(build({ jobType })).employmentType,
  ]);
  expect(Object.fromEntries(types)).toEqual({
    'Full-time': 'FULL_TIME',
    'Part-time': 'PART_TIME',
    Contract: 'CONTRACTOR',
    Temporary: 'TEMPORARY',
    Permanent: undefined,
    Remote: undefined,
    Hybrid: undefined,
  });
});

describe('the workplace', () => {
  test.each<[string | undefined, Partial<PublishableJob>]>([
    ['remote', { locationTags: 'UK, Remote' }],
    ['remote', { jobType: 'Remote' }],
    ['remote', { workingPattern: 'Remote' }],
    [undefined, { locationTags: '', customLocation: '' }],
    ['hybrid', { locationTags: 'UK, Remote', jobType: 'Hybrid' }],
    ['hybrid', { workingPattern: 'Hybrid, 3 office days a week' }],
    ['on-site', { workingPattern: 'On site' }],
    // It is never remote where something contradicts it.
    ['on-site', { workingPattern: 'On site', locationTags: 'UK, Remote' }],
    ['on-site', { workingPattern: 'On site', jobType: 'Remote' }],
    ['hybrid', { workingPattern: 'Remote', jobType: 'Hybrid' }],
  ])('is %s for %o', (workplace, job) => {
    expect(publishJob(build(job)).workplace).toBe(workplace);
  });

  test('is not remote to visitors for work on site, even without a place', () => {
    expect(isRemote({ locationTags: '', workingPattern: 'On site' })).toBe(false);
    expect(isRemote({ locationTags: '' })).toBe(true);
  });

  test("names the countries of a remote job's applicants", () => {
    const { applicantCountries } = publishJob(build({ locationTags: 'UK, Germany, Remote' }));
    expect(applicantCountries.map(({ code }) => code)).toEqual(['GB', 'DE']);
  });
});

describe('Google', () => {
  test('lists a job that lacks only what is optional', () => {
    const { closesAt: _, ...bare } = build({ jobType: 'Permanent', salary: 'Competitive' });
    expect(whyUnlisted(bare, now)).toBeUndefined();
  });

  test.each<[Partial<PublishableJob>, string]>([
    [{ isActive: false }, 'it is inactive'],
    [{ isFilled: true }, 'it has been filled'],
    [{ closesAt: '2026-03-09' }, 'its closing date has passed'],
    [{ locationTags: '', customLocation: '' }, 'no location tag names a country'],
    [
      { locationTags: 'Remote', customLocation: '' },
      'a remote job needs the country in which applicants may live',
    ],
  ])("doesn't list one with %o", (overrides, reason) => {
    expect(whyUnlisted(build(overrides), now)).toBe(reason);
  });
});
