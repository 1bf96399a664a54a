import { describe, expect, test } from 'vitest';
import * as studies from './case-studies';

const input = {
  id: 'wind-farm',
  title: 'Wind farm',
  description: 'A team in six weeks.',
  fullDescription: ['A developer needed a team.'],
  challenge: 'Nobody had time.',
  solution: 'We met everyone.',
  results: 'Eight people.',
  image: 'https://example.com/cover.svg',
  sector: 'Wind',
};
const patchSchema = studies.caseStudyEndpoints['caseStudies.update'].body;
const newSchema = studies.caseStudyEndpoints['caseStudies.create'].body;
const accepts = (patch: object) => patchSchema.safeParse(patch).success;
const messageFor = (patch: object) => patchSchema.safeParse(patch).error?.issues[0]?.message;

describe('a slug', () => {
  test.each(['abc', 'a-b-c', '2026', 'wind-farm-2', 'x'.repeat(studies.CASE_STUDY_ID_MAX)])(
    'may be %s',
    (id) => expect(accepts({ id })).toBe(true),
  );

  test.each(['-ab', 'ab-', 'a--b', 'Abc', 'a b', 'a/b', 'a_b', 'äbc', '__abc__'])(
    'may not be %s',
    (id) => {
      expect(messageFor({ id })).toBe('Use lower-case letters, digits and single hyphens');
    },
  );

  test('has 3 to 100 characters', () => {
    expect(messageFor({ id: 'ab' })).toBe('ID must be at least 3 characters');
    expect(accepts({ id: 'x'.repeat(studies.CASE_STUDY_ID_MAX + 1) })).toBe(false);
  });
});

describe('a case study to be stored', () => {
  test("reports missing fields with the form's messages", () => {
    expect(studies.caseStudyInputSchema.parse(input)).toEqual(input);
    const short = {
      ...input,
      id: 'x',
      title: 'x',
      description: 'x',
      fullDescription: ['x'],
      challenge: 'x',
      solution: 'x',
      results: 'x',
      image: 'x',
      sector: ' ',
    };
    const { error } = studies.caseStudyInputSchema.safeParse(short);
    const texts = Object.fromEntries(
      error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
    );
    expect(texts).toEqual({
      id: 'ID must be at least 3 characters',
      title: 'Title is required',
      description: 'Description must be at least 10 characters',
      fullDescription: 'Full description is required',
      challenge: 'Challenge description is required',
      solution: 'Solution description is required',
      results: 'Results description is required',
      image: 'Please enter a valid image URL',
      sector: 'Sector is required',
    });
  });

  test('limits the full description over all paragraphs', () => {
    const half = 'x'.repeat(9_999);
    expect(accepts({ fullDescription: [half, half] })).toBe(true);
    expect(accepts({ fullDescription: [half, `${half}x`] })).toBe(false);
    expect(accepts({ fullDescription: ['a long enough paragraph', ' '] })).toBe(false);
  });

  test('limits the number and length of tags', () => {
    expect(accepts({ tags: Array.from({ length: 20 }, () => 'x'.repeat(60)) })).toBe(true);
    expect(accepts({ tags: Array.from({ length: 21 }, () => 'x') })).toBe(false);
    expect(accepts({ tags: ['x'.repeat(61)] })).toBe(false);
  });

  test('accepts whole numbers within limits for statistics', () => {
    expect(accepts({ stats: { year: 2026, candidatesPresented: 0 } })).toBe(true);
    expect(accepts({ stats: { year: 26 } })).toBe(false);
    expect(accepts({ stats: { candidatesPresented: -1 } })).toBe(false);
  });

  test('has no empty testimonial', () => {
    const isNew = (more: object) => newSchema.safeParse({ ...input, ...more }).success;
    expect(isNew({})).toBe(true);
    expect(isNew({ testimonial: { quote: 'Splendid.' } })).toBe(true);
    expect(isNew({ testimonial: null })).toBe(false);
    expect(isNew({ testimonial: '' })).toBe(false);
  });

  test('clears the testimonial with null or an empty text', () => {
    expect(accepts({ testimonial: null })).toBe(true);
    expect(accepts({ testimonial: '' })).toBe(true);
    expect(accepts({ testimonial: { author: 'Ada' } })).toBe(false);
  });
});

test.each([
  ['["Wind","Grid"]', ['Wind', 'Grid']],
  ['["Wind",3,null]', ['Wind']],
  ['{"0":"Wind"}', []],
  ['', []],
  [null, []],
  [undefined, []],
])('reads the tags %o as %o', (arrived, tags) => {
  expect(studies.parseTags(arrived)).toEqual(tags);
  expect(studies.caseStudySchema.parse({ ...input, version: 1, tags: arrived }).tags).toEqual(tags);
});
