import { describe, expect, test } from 'vitest';
import { JOB_TYPES } from './job-choices';
import * as jobs from './jobs';

const patchSchema = jobs.jobEndpoints['jobs.update'].body;
const input = { title: 'Engineer', description: 'Builds batteries.' };
describe('a job to be stored', () => {
  test('requires only title and description', () => {
    expect(jobs.jobInputSchema.parse(input)).toEqual(input);
    const { error } = jobs.jobInputSchema.safeParse({});
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Title must be at least 3 characters',
      'Description must be at least 10 characters',
    ]);
  });

  test.each([
    ['2000-01-01T00:00:00Z', true],
    ['2100-12-31T23:59:59.999Z', true],
    ['1999-12-31T23:59:59.999Z', false],
    ['2101-01-01T00:00:00Z', false],
    ['2026-02-30T09:00:00.000Z', false],
    ['yesterday', false],
  ])('may have been posted at %s: %s', (postedAt, isAccepted) => {
    expect(patchSchema.safeParse({ postedAt }).success).toBe(isAccepted);
  });

  test("accepts listed types, and stores 'None' as no type", () => {
    const typeOf = (jobType: string) => patchSchema.safeParse({ jobType }).data?.jobType;
    for (const type of JOB_TYPES) expect(typeOf(type)).toBe(type);
    expect(typeOf('None')).toBe('');
    expect(typeOf('')).toBe('');
    expect(typeOf('full-time')).toBeUndefined();
  });
});

test.each(['2026-03-31', '2028-02-29', ''])('a job may close on %o', (closesAt) => {
  expect(patchSchema.parse({ closesAt })).toEqual({ closesAt });
});

test.each(['2026-02-30', '31.03.2026', '1999-12-31', '2101-01-01'])(
  'refuses to close a job on %o',
  (closesAt) => {
    const { error } = patchSchema.safeParse({ closesAt });
    expect(error?.issues[0]?.message).toBe(
      'Closing date must be a day between 2000 and 2100, as YYYY-MM-DD',
    );
  },
);

test.each([true, false, ''])('visa sponsorship and relocation help may be %o', (said) => {
  const facts = { visaSponsorship: said, relocationHelp: said };
  expect(patchSchema.parse(facts)).toEqual(facts);
});

test('a working pattern is one of the known ones, or cleared', () => {
  for (const workingPattern of ['', 'On site', 'Hybrid, 4 office days a week', 'Remote']) {
    expect(patchSchema.parse({ workingPattern })).toEqual({ workingPattern });
  }
  for (const workingPattern of ['Hybrid, 5 office days a week', 'remote', null]) {
    expect(patchSchema.safeParse({ workingPattern }).success).toBe(false);
  }
});
