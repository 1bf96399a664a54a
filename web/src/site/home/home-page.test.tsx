import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildClientLogo, buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { renderApp, renderPage } from '@/test/render';

// Loads the page's chunk, so that the first test doesn't wait for it.
beforeAll(() => import('./home-page'));

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob()]);
  apiAnswers('testimonials.list', [buildTestimonial()]);
  apiAnswers('clientLogos.list', [buildClientLogo()]);
  apiAnswers('caseStudies.list', []);
});

/** Returns the headings of the page's sections, in order. */
function headings() {
  const main = screen.getByRole('main');
  return Array.from(main.querySelectorAll('h1, h2'), ({ textContent }) => textContent);
}

test('has its sections in the specified order, with the ids that links scroll to', async () => {
  renderPage('/');
  await screen.findByText('Trusted By');
  // Each section loads lazily.
  await waitFor(() => expect(headings()).toHaveLength(10));
  expect(headings()).toEqual([
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

test('scrolls to the contact form with Work With Us', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  const { user, location } = renderApp('/');
  await user.click(await screen.findByRole('link', { name: 'Work With Us' }));
  expect(location()).toMatchObject({ pathname: '/', hash: '#contact' });
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
});

test('still renders when the API is down', async () => {
  apiFails('jobs.list', 'unavailable');
  apiFails('testimonials.list', 'unavailable');
  apiFails('clientLogos.list', 'unavailable');
  renderPage('/');
  expect(await screen.findByText('No testimonials available at the moment.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Trusted By' })).not.toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'Tell us what you are looking for' }),
  ).toBeInTheDocument();
});
