import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { toJobArticle } from './job-article-model';
import { excerptOf, factsOf, locationOf, toJobCard } from './job-view-model';

describe('tags', () => {
  test('are listed once each, the first two on a card, which counts the rest', () => {
    const card = toJobCard(buildJob({ sectorTags: 'Solar, Wind, Hydrogen, BESS' }));
    expect(card.sectorTags).toEqual(['Solar', 'Wind']);
    expect(card.moreTags).toBe(2);
    expect(toJobCard(buildJob({ sectorTags: ' Solar, Wind,, Solar ,' }))).toMatchObject({
      sectorTags: ['Solar', 'Wind'],
      moreTags: 0,
    });
  });
});

describe('description', () => {
  test('is cut at 150 characters with three dots, in the middle of a word too', () => {
    expect(excerptOf('x'.repeat(150))).toBe('x'.repeat(150));
    const card = toJobCard(buildJob({ description: 'x'.repeat(151) }));
    expect(card.excerpt).toBe(`${'x'.repeat(150)}...`);
    expect(excerptOf(`${'x'.repeat(149)} more`)).toBe(`${'x'.repeat(149)} ...`);
  });

  test('is never cut through an emoji', () => {
    expect(excerptOf(`${'x'.repeat(149)}🔋`)).toBe(`${'x'.repeat(149)}...`);
  });

  test('keeps its paragraphs, with a short first one as lead', () => {
    const article = toJobArticle(buildJob({ description: 'Lead.\n\nSecond.\r\n \r\nThird.' }));
    expect(article.lead).toBe('Lead.');
    expect(article.blocks.map(({ text }) => text)).toEqual(['Second.', 'Third.']);
  });

  test('has no lead with one paragraph, or with a long first one', () => {
    expect(toJobArticle(buildJob({ description: 'Only one.' }))).toMatchObject({
      lead: '',
      blocks: [{ text: 'Only one.' }],
    });
    const long = 'x'.repeat(400);
    expect(toJobArticle(buildJob({ description: `${long}\n\nSecond.` }))).toMatchObject({
      lead: '',
      blocks: [{ text: long }, { text: 'Second.' }],
    });
  });

  test('has headings, which are never the lead', () => {
    const description = 'The role:\nYou plan.\n\nWhat we offer:\n\n• A van\n\nWe are: two teams.';
    expect(toJobArticle(buildJob({ description }))).toMatchObject({
      lead: '',
      blocks: [
        { text: 'The role', isHeading: true },
        { text: 'You plan.', isHeading: false },
        { text: 'What we offer', isHeading: true },
        { text: '• A van', isHeading: false },
        { text: 'We are: two teams.', isHeading: false },
      ],
    });
  });
});

describe('location', () => {
  test.each([
    ['Glasgow', 'UK, Remote', 'Glasgow, UK, Remote'],
    ['', 'UK, Germany', 'UK, Germany'],
    ['Rotterdam', '', 'Rotterdam'],
    [' ', ' , ', 'Remote'],
    ['Leeds, UK', 'UK, Remote', 'Leeds, UK, Remote'],
    ['New York, New York', 'USA', 'New York, New York, USA'],
    ['Remote', 'remote', 'Remote'],
  ])('of "%s" and "%s" is "%s"', (customLocation, locationTags, expected) => {
    expect(locationOf({ customLocation, locationTags })).toBe(expected);
  });
});

describe('posted date', () => {
  test("is a short month and a day in UTC, with the year on the job's page", () => {
    const [first, last] = ['2026-11-18T00:00:00.000Z', '2026-11-18T23:59:59.000Z'];
    expect(toJobCard(buildJob({ postedAt: first })).postedOn).toBe('18 Nov');
    expect(toJobCard(buildJob({ postedAt: last })).postedOn).toBe('18 Nov');
    expect(toJobArticle(buildJob({ postedAt: last })).postedOn).toBe('18 Nov 2026');
  });
});

test("keeps all location tags, and doesn't repeat them in the type", () => {
  const hybrid = buildJob({ locationTags: 'UK, Remote', jobType: 'Hybrid', salary: '£50k' });
  expect(toJobArticle(hybrid)).toMatchObject({ location: 'UK, Remote', jobType: 'Hybrid' });
  expect(factsOf(toJobCard(hybrid))).toBe('UK, Remote · Hybrid · £50k');
  const remote = buildJob({ locationTags: 'Spain, Remote', jobType: 'Remote', salary: '£50k' });
  expect(factsOf(toJobCard(remote))).toBe('Spain, Remote · £50k');
  expect(toJobArticle(remote).summary).toMatch(/^Spain, Remote, £50k\. Take /);
  expect(toJobArticle(remote).jobType).toBe('Remote');
  expect(factsOf(toJobCard(buildJob({ locationTags: '', jobType: 'Remote' })))).toBe('Remote');
  expect(factsOf(toJobCard(buildJob({ jobType: 'Remote' })))).toBe('UK · Remote');
});

test('has a closing date if the job has one', () => {
  expect(toJobCard(buildJob({ closesAt: '2026-12-01' })).closesOn).toBe('1 Dec');
  expect(toJobArticle(buildJob({ closesAt: '2026-12-01' })).closesOn).toBe('1 Dec 2026');
  expect(toJobCard(buildJob()).closesOn).toBe('');
});

describe('a missing field', () => {
  test("is empty for a card's salary, and Competitive on the job's page", () => {
    expect(toJobCard(buildJob({ salary: ' ' })).salary).toBe('');
    expect(toJobArticle(buildJob({ salary: '' })).salary).toBe('Competitive');
  });

  test('is Full-time for the job type', () => {
    expect(toJobArticle(buildJob({ jobType: '' })).jobType).toBe('Full-time');
  });

  test('is omitted from responsibilities and requirements, which are one per line', () => {
    const { lists } = toJobArticle(buildJob({ responsibilities: 'One\r\n\n  Two \n' }));
    expect(lists.map(({ entries }) => entries)).toEqual([['One', 'Two']]);
  });
});

test("says hybrid or remote once in a card's line", () => {
  const typeOn = (overrides: Partial<Job>) => toJobCard(buildJob(overrides)).jobType;
  const twoDays = 'Hybrid, 2 office days a week';
  expect(typeOn({ workingPattern: twoDays })).toBe('Full-time · Hybrid');
  expect(typeOn({ workingPattern: twoDays, jobType: 'Hybrid' })).toBe('Hybrid');
  expect(typeOn({ workingPattern: 'Remote' })).toBe('Full-time · Remote');
  expect(typeOn({ workingPattern: 'Remote', locationTags: '' })).toBe('Full-time');
  expect(typeOn({ workingPattern: 'On site' })).toBe('Full-time');
});

test('omits from the working pattern what type and place say', () => {
  const patternOf = (overrides: Partial<Job>) =>
    toJobArticle(buildJob(overrides)).facts.map(({ text }) => text);
  const twoDays = 'Hybrid, 2 office days a week';
  expect(patternOf({ workingPattern: twoDays })).toEqual([twoDays]);
  expect(patternOf({ workingPattern: twoDays, jobType: 'Hybrid' })).toEqual([
    '2 office days a week',
  ]);
  expect(patternOf({ workingPattern: 'Hybrid', jobType: 'Hybrid' })).toEqual([]);
  expect(patternOf({ workingPattern: 'Remote', locationTags: 'UK, Remote' })).toEqual([]);
  expect(patternOf({ workingPattern: 'On site' })).toEqual(['On site']);
});

test('has visa sponsorship as a fact only if the job says so', () => {
  const factsOfJob = (visaSponsorship?: boolean) =>
    toJobArticle(buildJob({ visaSponsorship })).facts;
  expect(factsOfJob(true)).toEqual([{ label: 'Visa sponsorship', text: 'Yes' }]);
  expect(factsOfJob(false)).toEqual([{ label: 'Visa sponsorship', text: 'No' }]);
  expect(factsOfJob()).toEqual([]);
});

test('has a status, and a one-line summary of the facts and the excerpt', () => {
  const job = buildJob({ description: 'One\n\ntwo.', salary: '£50k' });
  expect(toJobArticle(job)).toMatchObject({
    status: 'Active',
    summary: 'UK, £50k, Full-time. One two.',
  });
  expect(toJobArticle({ ...job, isActive: false }).status).toBe('Inactive');
});
