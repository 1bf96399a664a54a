import { caseStudyInputSchema } from '@torque-tide/contract/case-studies';
import { describe, expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import {
  caseStudyFieldOf,
  splitParagraphs,
  splitTagsInput,
  toCaseStudyInput,
  toCaseStudyValues,
} from './case-study-values';

test('a blank line separates paragraphs, and empty ones are dropped', () => {
  expect(splitParagraphs('\n\nOne\nstill one\n \t\nTwo\n\n\n\n')).toEqual([
    'One\nstill one',
    'Two',
  ]);
  expect(splitParagraphs(' ')).toEqual([]);
});

test('commas separate tags, and empty ones are dropped', () => {
  expect(splitTagsInput(' BESS, ,UK,')).toEqual(['BESS', 'UK']);
});

describe('what is sent', () => {
  test('leaves empty statistics out and parses numbers as integers', () => {
    const { stats } = toCaseStudyInput({
      ...toCaseStudyValues(),
      timeToShortlist: ' 5 days ',
      timeToHire: '  ',
      candidatesPresented: '12.7',
      year: 'last year',
    });
    expect(stats).toEqual({ timeToShortlist: '5 days', candidatesPresented: 12 });
  });

  test('keeps a nought, which is an answer', () => {
    const values = { ...toCaseStudyValues(), candidatesPresented: '0' };
    expect(toCaseStudyInput(values).stats).toEqual({ candidatesPresented: 0 });
  });

  test('has a testimonial only if there is a quote', () => {
    const values = { ...toCaseStudyValues(), testimonialAuthor: 'B. Client' };
    expect(toCaseStudyInput(values).testimonial).toBeNull();
    expect(toCaseStudyInput({ ...values, testimonialQuote: ' Good. ' }).testimonial).toEqual({
      quote: 'Good.',
      author: 'B. Client',
      company: '',
    });
  });

  test('is, for a stored case study, what was stored', () => {
    const study = buildCaseStudy({
      fullDescription: ['One paragraph of it.', 'And another one.'],
      stats: { timeToHire: '9 weeks', candidatesPresented: 4, year: 2025 },
      testimonial: { quote: 'Good.', author: 'B. Client', company: 'Example' },
    });
    const { version, ...stored } = study;
    expect(version).toBe(1);
    expect(toCaseStudyInput(toCaseStudyValues(study))).toEqual(stored);
  });

  test('is what the server takes', () => {
    const input = toCaseStudyInput(toCaseStudyValues(buildCaseStudy()));
    expect(caseStudyInputSchema.safeParse(input).success).toBe(true);
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
])('a complaint about %s lands on %s', (path, name) => {
  expect(caseStudyFieldOf(path)).toBe(name);
});
