import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { renderWithProviders } from '@/test/render';
import { CaseStudyCard } from './case-study-card';

test('shows at most three tags, time to hire and location', () => {
  const stats = { timeToHire: '14 weeks', location: 'Leeds' };
  renderWithProviders(
    <CaseStudyCard study={buildCaseStudy({ tags: ['a', 'b', 'c', 'd'], stats })} />,
  );
  expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['a', 'b', 'c']);
  expect(screen.getByText('14').parentElement).toHaveTextContent('14 weeks');
  expect(screen.getByText('Leeds')).toBeVisible();
});

test('says what to do where it has no figures and no place', () => {
  renderWithProviders(<CaseStudyCard study={buildCaseStudy({ tags: [], stats: {} })} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Read the case study')).toBeVisible();
});
