import { describe, expect, test } from 'vitest';
import { JOB_TYPES } from '@torque-tide/contract/job-choices';
import { checkAdvert, COMPLETE_ADVERT_WORDS, READ_SALARY } from './advert-check';
import { type AdvertDraft, type AdvertField, type AdvertRule, ADVERT_RULES } from './advert-rules';

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

describe('slips of the pen', () => {
  const fixOf = (changes: AdvertDraft) =>
    checkAdvert({ ...sound, ...changes }).map(({ field, message, fixed }) => ({
      field,
      message,
      fixed,
    }));

  test('a salary that search engines cannot use, with the reason', () => {
    const [warning] = checkAdvert({ ...sound, salary: '55-65k + car' });
    expect(warning).toMatchObject({ rule: 'google', field: 'salary' });
    expect(warning?.message).toBe(
      'Search engines cannot use "55-65k + car". The currency is not certain: use a sign such as £ or a code. They read "£55k to £65k a year plus car".',
    );
    expect(warning?.fixed).toBeUndefined();
  });

  test.each(['£55-65k + car', '£62k to £74k'])('%s is a salary that they use', (salary) => {
    expect(warningsOf({ salary })).toEqual([]);
  });

  test.each(JOB_TYPES)('the salary that it shows is read for a job of the type %s', (jobType) => {
    const warnings = checkAdvert({ ...sound, jobType, salary: READ_SALARY });
    expect(warnings.filter(({ field }) => field === 'salary')).toEqual([]);
  });

  test('a bare dollar is judged by the country', () => {
    const place = { customLocation: 'Austin, Texas', salary: '$150k' };
    expect(warningsOf({ ...place, locationTags: 'USA' })).toEqual([]);
    expect(warningsOf({ ...place, locationTags: 'USA, Canada' })).toEqual([['google', 'salary']]);
  });

  test.each([
    ['Grid planner (copy)', 'Grid planner'],
    ['Grid planner (Copy 2)', 'Grid planner'],
    ['Copy of Grid planner', 'Grid planner'],
  ])('the title “%s”', (title, fixed) => {
    expect(fixOf({ title })).toEqual([
      { field: 'title', message: expect.stringContaining(title) as string, fixed },
    ]);
  });

  test('a title that speaks of copies is no copy', () => {
    expect(warningsOf({ title: 'Copywriter (copy and layout)' })).toEqual([]);
  });

  test('countries without their capitals, in tags and behind the town', () => {
    expect(
      fixOf({ locationTags: 'germany, Remote, uk', customLocation: 'Munich, germany' }),
    ).toEqual([
      {
        field: 'customLocation',
        message: 'Write "Germany" for "germany".',
        fixed: 'Munich, Germany',
      },
      {
        field: 'locationTags',
        message: 'Write "Germany" for "germany", "UK" for "uk".',
        fixed: 'Germany, Remote, UK',
      },
    ]);
  });

  test('a tag that is nearly one that visitors filter by', () => {
    const warnings = checkAdvert({ ...sound, sectorTags: 'Hydrogn, wind, Tidal' });
    expect(warnings).toMatchObject([
      {
        field: 'sectorTags',
        message:
          'Visitors filter by the tags that are offered: write "Hydrogen" for "Hydrogn", "Wind" for "wind".',
        fixed: 'Hydrogen, Wind, Tidal',
      },
    ]);
  });

  test('a bullet in a list, where the page sets its own', () => {
    const requirements = 'Five years of experience\n• - A degree\n• Calm';
    expect(fixOf({ requirements })).toEqual([
      {
        field: 'requirements',
        message: 'The page would show two bullets before a line: "• - A degree".',
        fixed: 'Five years of experience\nA degree\nCalm',
      },
    ]);
  });

  test('two bullets in the description; a single one is the editor’s own', () => {
    const { description } = sound;
    expect(warningsOf({ description: `${description}\n• x` })).toEqual([]);
    expect(fixOf({ description: `${description}\n• - x` })).toMatchObject([
      { field: 'description', fixed: `${description}\n• x` },
    ]);
  });

  test('what was put right is not noted again', () => {
    const draft = {
      ...sound,
      title: 'Grid planner (copy)',
      locationTags: 'uk',
      responsibilities: '- plan',
    };
    const fixes = checkAdvert(draft).map(({ field, fixed }) => [field, fixed]);
    expect(fixes).toHaveLength(3);
    expect(checkAdvert({ ...draft, ...Object.fromEntries(fixes) })).toEqual([]);
  });
});

test('every rule that is cited by law or guideline can be looked up', () => {
  const { style, distance, ...cited } = ADVERT_RULES;
  expect([style.url, distance.url]).toEqual([undefined, undefined]);
  for (const { url } of Object.values(cited)) expect(new URL(url).protocol).toBe('https:');
});
