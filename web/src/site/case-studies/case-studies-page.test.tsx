import { brand } from '@torque-tide/domain/brand';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiAnswers } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { Page as CaseStudiesPage } from './case-studies-page';

test('has a heading and a closing call to action', async () => {
  apiAnswers('caseStudies.list', []);
  renderWithProviders(<CaseStudiesPage />, '/case-studies');
  await waitFor(() => expect(document.title).toBe(`Case Studies | ${brand.name}`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Case studies');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
  expect(await screen.findByText('No case studies available yet.')).toBeVisible();
});
