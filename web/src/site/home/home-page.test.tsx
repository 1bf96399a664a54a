import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildClientLogo, buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderPage } from '@/test/render';

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob()]);
  apiAnswers('testimonials.list', [buildTestimonial()]);
  apiAnswers('clientLogos.list', [buildClientLogo()]);
  apiAnswers('caseStudies.list', []);
});

test('has its sections in the specified order, with the ids that links scroll to', async () => {
  renderPage('/');
  await screen.findByText('Trusted By');
  // Each section loads lazily.
  const headings = () => [...screen.getByRole('main').querySelectorAll('h1, h2')];
  await waitFor(() => expect(headings()).toHaveLength(10));
  expect(headings().map(({ textContent }) => textContent)).toEqual([
    'Linking Experts in Energy Transition',
    'Clean Energy',
    'Future Mobility',
    'Four ways to hire',
    'What stands behind a shortlist',
    'What people say of working with us',
    'Trusted By',
    'Latest Jobs',
    'Ready to Build Your Dream Team?',
    'Tell us what you are looking for',
  ]);
  const ids = ['home', 'services', 'testimonials', 'jobs', 'contact'];
  expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
});
