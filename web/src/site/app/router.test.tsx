import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/shared/api/query-client';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderPage } from '@/test/render';
import { publicPages } from './pages';

// A page that is loaded shows without a fallback, which React keeps for 300 ms.
beforeAll(() => Promise.all(publicPages.map((page) => page.load(createQueryClient(), true))));

beforeEach(() => {
  apiAnswers('jobs.list', []);
  apiAnswers('jobs.get', buildJob());
  apiAnswers('caseStudies.list', []);
  apiAnswers('caseStudies.get', buildCaseStudy());
  apiAnswers('testimonials.list', []);
  apiAnswers('clientLogos.list', []);
});

test.each([
  ['/', 'Linking Experts in Energy Transition'],
  ['/about', 'The people behind the transition are the hard part'],
  ['/growth', 'Growth Model Pricing'],
  ['/services', 'Four ways to hire'],
  ['/sectors', 'Two sectors, known well'],
  ['/clean-energy', 'Clean Energy'],
  ['/future-mobility', 'Future Mobility'],
  ['/case-studies', 'Case studies'],
  ['/case-study/building-a-storage-team', 'Building a storage team'],
  ['/jobs', 'Jobs that move the transition'],
  ['/jobs/1042', 'Grid connections engineer'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookies-policy', 'Cookies Policy'],
  ['/any/other/path', '404 Page Not Found'],
])('%s shows the page "%s"', async (path, title) => {
  renderPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
