import { describe, expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { searchOf } from '@/admin/text/item-search';
import { caseStudies } from './case-studies';

const { toValues, toInput, fieldOf } = caseStudies.fields;

test('a blank line separates paragraphs, and empty ones are dropped', () => {
  const sent = (fullDescription: string) => toInput({ ...toValues(), fullDescription });
  expect(sent('\n\nOne\nstill one\n \t\nTwo\n\n\n\n').fullDescription).toEqual([
    'One\nstill one',
    'Two',
  ]);
  expect(sent(' ').fullDescription).toEqual([]);
});

test('commas separate tags, and empty ones are dropped', () => {
  expect(toInput({ ...toValues(), tagsInput: ' BESS, ,UK,' }).tags).toEqual(['BESS', 'UK']);
});

describe('what is sent', () => {
  test('leaves empty statistics out and parses numbers as integers', () => {
    const { stats } = toInput({
      ...toValues(),
      timeToShortlist: ' 5 days ',
      timeToHire: '  ',
      candidatesPresented: '12.7',
      year: '',
    });
    expect(stats).toEqual({ timeToShortlist: '5 days', candidatesPresented: 12 });
  });

  test.each([
    ['1e3', 1000],
    ['-2.9', -2],
    ['0', 0],
    ['many', undefined],
  ])('reads a number as written: %s', (typed, candidatesPresented) => {
    const { stats } = toInput({ ...toValues(), candidatesPresented: typed });
    expect(stats?.candidatesPresented).toBe(candidatesPresented);
  });

  test('has a testimonial only if there is a quote', () => {
    const values = { ...toValues(), testimonialAuthor: 'B. Client' };
    expect(toInput(values)).not.toHaveProperty('testimonial');
    expect(toInput({ ...values, testimonialQuote: ' Good. ' }).testimonial).toEqual({
      quote: 'Good.',
      author: 'B. Client',
      company: '',
    });
  });

  test('removes a testimonial whose quote was cleared, and sends nothing about one that never existed', () => {
    const stored = toValues(
      buildCaseStudy({ testimonial: { quote: 'Good.', author: 'B', company: '' } }),
    );
    expect(toInput({ ...stored, testimonialQuote: ' ' }, stored).testimonial).toBe('');
    expect(toInput(toValues(), toValues())).not.toHaveProperty('testimonial');
  });

  test('is the stored content for a stored case study', () => {
    const study = buildCaseStudy({
      fullDescription: ['One paragraph of it.', 'And another one.'],
      imageText: 'A field of panels.',
      publishAt: '2026-12-01T09:00:00.000Z',
      stats: { timeToHire: '9 weeks', candidatesPresented: 4, year: 2025 },
      testimonial: { quote: 'Good.', author: 'B. Client', company: 'Example' },
    });
    const { version, ...stored } = study;
    expect(version).toBe(1);
    expect(toInput(toValues(study))).toEqual(stored);
  });
});

test.each([
  ['title', 'title'],
  ['fullDescription.1', 'fullDescription'],
  ['tags.3', 'tagsInput'],
  ['stats.year', 'year'],
  ['testimonial', 'testimonialQuote'],
  ['testimonial.company', 'testimonialCompany'],
  ['version', undefined],
])('an error about %s appears at %s', (path, name) => {
  expect(fieldOf(path)).toBe(name);
});

test('title, description and sector are searched by any letters, everything by its words', () => {
  const study = buildCaseStudy({
    title: 'Crews',
    description: 'At sea',
    sector: 'Wind',
    tags: ['Jacket'],
    results: 'Nobody left.',
  });
  const find = searchOf([study], caseStudies.specifiedOf!);
  const finds = (text: string) => find(text).length > 0;
  expect(['REW', 't se', 'ind'].map(finds)).toEqual([true, true, true]);
  expect(['jack', 'nobody crews'].map(finds)).toEqual([true, true]);
  expect(finds('ket')).toBe(false);
});
