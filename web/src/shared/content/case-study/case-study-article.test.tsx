import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { renderWithProviders } from '@/test/render';
import { CaseStudyArticle } from './case-study-article';

function open(overrides: Partial<CaseStudy>) {
  renderWithProviders(<CaseStudyArticle study={buildCaseStudy(overrides)} />);
}

const partOf = (name: string) =>
  screen.queryByRole('heading', { level: 2, name })?.closest('section')?.textContent;

test('omits missing details, but keeps zero', () => {
  open({ company: '', stats: { timeToHire: '', candidatesPresented: 0 } });
  expect(partOf('Project Details')).toBe('Project DetailsCandidates presented0');
});

test('begins with the description if there is no full one', () => {
  open({ fullDescription: ['  '], description: 'In short.\n\nAnd sweet.' });
  expect(partOf('Overview')).toBe('OverviewIn short.And sweet.');
});

test('splits texts into paragraphs and omits an empty one', () => {
  open({ challenge: 'A.\n\nB.', solution: ' ' });
  expect(screen.getByText('A.').nextSibling).toHaveTextContent('B.');
  expect(partOf('Our Solution')).toBeUndefined();
});

test.each([
  ['Good people.', 'Client TestimonialGood people.Anonymous'],
  [' ', undefined],
])('with the quote %j and no author, the testimonial reads %j', (quote, text) => {
  open({ testimonial: { quote, author: '', company: '' } });
  expect(partOf('Client Testimonial')).toBe(text);
});
