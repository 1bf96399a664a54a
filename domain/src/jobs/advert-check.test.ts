import { describe, expect, test } from 'vitest';
import {
  type AdvertDraft,
  type AdvertField,
  type AdvertRule,
  ADVERT_RULES,
  checkAdvert,
  COMPLETE_ADVERT_WORDS,
} from './advert-check';

const sound: AdvertDraft = {
  title: 'Grid connections engineer',
  description: `You take storage projects from application to energisation. ${'It is steady work with the network operator and the site team. '.repeat(8)}`,
  responsibilities: 'Own the connection applications',
  requirements: 'Five years of experience with a network operator',
  locationTags: 'UK',
  customLocation: 'Glasgow',
  salary: '£62k to £74k',
  jobType: 'Permanent',
};

function warningsOf(changes: AdvertDraft): [AdvertRule, AdvertField][] {
  return checkAdvert({ ...sound, ...changes }).map(({ rule, field }) => [rule, field]);
}

test('a sound advert has no warning', () => {
  expect(checkAdvert(sound)).toEqual([]);
});

test('an empty one is checked without failing', () => {
  expect(checkAdvert({}).length).toBeGreaterThan(0);
});

describe('regulation 27', () => {
  test.each(['', 'Full-time', 'Hybrid'] as const)('"%s" does not say for how long', (jobType) => {
    expect(warningsOf({ jobType })).toEqual([['conduct', 'jobType']]);
  });

  test('the text may say it instead', () => {
    expect(warningsOf({ jobType: '', responsibilities: 'A fixed-term post of 18 months' })).toEqual(
      [],
    );
  });

  test('pay asks for location, nature of work and minimum experience', () => {
    const stated = warningsOf({
      customLocation: '',
      locationTags: '',
      requirements: '',
      description: 'Engineering.',
    });
    expect(stated).toContainEqual(['conduct', 'customLocation']);
    expect(stated).toContainEqual(['conduct', 'requirements']);
    expect(stated).toContainEqual(['conduct', 'description']);
  });

  test('without pay only the kind of contract is asked for', () => {
    const rules = warningsOf({
      salary: '',
      requirements: '',
      customLocation: '',
      locationTags: '',
    });
    expect(rules.filter(([rule]) => rule === 'conduct')).toEqual([]);
  });
});

describe('pay transparency', () => {
  test.each([
    { locationTags: 'Germany' },
    { locationTags: 'UK, France' },
    { customLocation: 'Lyon, France' },
  ])('an EU role without salary: %o', (place) => {
    expect(warningsOf({ salary: '', ...place })).toContainEqual(['payTransparency', 'salary']);
  });

  test('not outside the EU, and not with a salary', () => {
    expect(warningsOf({ salary: '' })).toEqual([]);
    expect(warningsOf({ locationTags: 'Spain' })).toEqual([]);
  });
});

describe('Google', () => {
  test('a short advert is incomplete', () => {
    const [warning] = checkAdvert({ ...sound, salary: '', description: 'Engineering work.' });
    expect(warning).toMatchObject({ rule: 'google', field: 'description' });
    expect(COMPLETE_ADVERT_WORDS).toBeGreaterThan(20);
  });

  test('Remote alone is no location', () => {
    expect(warningsOf({ salary: '', customLocation: '', locationTags: 'Remote' })).toEqual([
      ['google', 'locationTags'],
    ]);
    expect(warningsOf({ customLocation: '', locationTags: 'Remote, UK' })).toEqual([]);
  });

  test('an amount in the text belongs in its field', () => {
    expect(warningsOf({ salary: '', requirements: 'Experience worth £70k' })).toEqual([
      ['google', 'salary'],
    ]);
  });
});

describe('words', () => {
  test.each([
    ['equality', 'A young team'],
    ['equality', 'Native English speaker'],
    ['equality', 'Site foreman'],
    ['style', 'A passionate engineer'],
    ['style', 'A fast-paced office'],
  ] as const)('%s: %s', (rule, text) => {
    expect(warningsOf({ responsibilities: text })).toEqual([[rule, 'responsibilities']]);
  });

  test('a warning names the word, and where it stands', () => {
    const [warning] = checkAdvert({ ...sound, title: 'Handyman' });
    expect(warning?.field).toBe('title');
    expect(warning?.message).toContain('"Handyman"');
  });

  test('harmless words that contain others are left alone', () => {
    expect(
      warningsOf({ responsibilities: 'Dynamic simulation of turbines, unlocked doors' }),
    ).toEqual([]);
  });
});

test('every rule that is cited by law or guideline can be looked up', () => {
  const { style, ...cited } = ADVERT_RULES;
  expect(style.url).toBeUndefined();
  for (const { url } of Object.values(cited)) expect(new URL(url).protocol).toBe('https:');
});
