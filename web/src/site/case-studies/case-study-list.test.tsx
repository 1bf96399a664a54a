import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { apiAnswers, apiFails, server } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { endWaitsAtOnce } from '@/test/short-waits';
import { Page as CaseStudiesPage } from './case-studies-page';
import { CaseStudyList } from './case-study-list';

const RETRY_WAITS_MS = [1000, 2000, 4000];

const EMPTY = [
  'No case studies available yet.',
  'Case studies will be displayed here once they are uploaded through the admin panel.',
];

test('shows every case study as a card that links to its page', async () => {
  apiAnswers('caseStudies.list', [
    buildCaseStudy({ id: 'first', title: 'First' }),
    buildCaseStudy({ id: 'second', title: 'Second', sector: 'EV Charging' }),
  ]);
  renderWithProviders(<CaseStudyList />);
  expect(await screen.findByRole('link', { name: 'First' })).toHaveAttribute(
    'href',
    '/case-study/first',
  );
  const second = screen.getByRole('link', { name: 'Second' }).closest('article')!;
  expect(within(second).getByText('EV Charging')).toBeVisible();
});

test('says that there are no case studies yet, and leads to the contact form', async () => {
  apiAnswers('caseStudies.list', []);
  renderWithProviders(<CaseStudiesPage />);
  for (const text of EMPTY) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});

test('retries a failing request three times, then shows the error and a retry button', async () => {
  const waits = endWaitsAtOnce(RETRY_WAITS_MS);
  let calls = 0;
  server.events.on('request:start', () => (calls += 1));
  apiFails('caseStudies.list', 'unavailable');
  const { user } = renderWithProviders(<CaseStudyList />);
  expect(await screen.findByText('Loading case studies...')).toBeVisible();
  for (const text of EMPTY) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Loading them failed just now');
  expect(waits).toEqual(RETRY_WAITS_MS);
  expect(calls).toBe(4);

  apiAnswers('caseStudies.list', [buildCaseStudy({ title: 'Here after all' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Here after all' })).toBeVisible();
});
