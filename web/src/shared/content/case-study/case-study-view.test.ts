import { describe, expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { caseStudyViewOf } from './case-study-view';

describe('project details', () => {
  test("list each statistic, in the page's order", () => {
    const stats = {
      peopleHired: 5,
      timeToShortlist: '2 weeks',
      timeToHire: '7 weeks',
      candidatesPresented: 12,
      location: 'Leeds',
      year: 2025,
    };
    const { figures, details } = caseStudyViewOf(buildCaseStudy({ stats }));
    expect(figures).toEqual([
      { label: 'People hired', value: '5' },
      { label: 'Time to hire', value: '7 weeks' },
      { label: 'Candidates presented', value: '12' },
    ]);
    expect(details).toEqual([
      { label: 'Time to shortlist', value: '2 weeks' },
      { label: 'Location', value: 'Leeds' },
      { label: 'Year', value: '2025' },
    ]);
  });

  test('omit missing numbers, but keep zero', () => {
    const stats = { timeToHire: '', candidatesPresented: 0 };
    const { figures, details } = caseStudyViewOf(buildCaseStudy({ stats }));
    expect(figures).toEqual([{ label: 'Candidates presented', value: '0' }]);
    expect(details).toEqual([]);
  });
});

describe('overview', () => {
  test('is the full description', () => {
    const fullDescription = ['One.', 'Two.'];
    expect(caseStudyViewOf(buildCaseStudy({ fullDescription })).overview).toEqual(['One.', 'Two.']);
  });

  test('is the description if there is no full one', () => {
    const study = buildCaseStudy({ fullDescription: ['  '], description: 'In short.' });
    expect(caseStudyViewOf(study).overview).toEqual(['In short.']);
  });
});

test("keeps the three sections' names and paragraphs", () => {
  const study = buildCaseStudy({ challenge: 'A.\n\nB.', solution: 'C.', results: 'D.' });
  expect(caseStudyViewOf(study).sections).toEqual([
    { title: 'The Challenge', paragraphs: ['A.', 'B.'] },
    { title: 'Our Solution', paragraphs: ['C.'] },
    { title: 'Results Delivered', paragraphs: ['D.'], isEmphasised: true },
  ]);
});

test('omits an empty section', () => {
  const titles = caseStudyViewOf(buildCaseStudy({ solution: ' ' })).sections.map((s) => s.title);
  expect(titles).toEqual(['The Challenge', 'Results Delivered']);
});

describe('testimonial', () => {
  test("uses the contract's name for an unnamed author", () => {
    const testimonial = { quote: 'Good people.', author: '', company: '' };
    expect(caseStudyViewOf({ ...buildCaseStudy(), testimonial }).testimonial).toEqual({
      quote: 'Good people.',
      author: 'Anonymous',
      company: '',
    });
  });

  test.each([undefined, null, '' as const, { quote: ' ', author: 'A', company: 'B' }])(
    'is missing for %o',
    (testimonial) => {
      expect(caseStudyViewOf({ ...buildCaseStudy(), testimonial }).testimonial).toBeUndefined();
    },
  );
});

test('shows a draft without optional parts', () => {
  const { stats: _, tags: __, company: ___, ...draft } = buildCaseStudy();
  const view = caseStudyViewOf(draft);
  expect([view.details, view.tags, view.company]).toEqual([[], [], '']);
});
