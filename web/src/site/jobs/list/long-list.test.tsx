import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { LONG_LIST_HEADER } from '@torque-tide/contract/long-lists';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';
import { toListedJob } from '@torque-tide/domain/jobs/to-listed-job';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { openList, titles } from '@/test/job-list';
import { renderPage, renderWithProviders } from '@/test/render';
import { hold } from '@/test/hold';
import { LatestJobs } from './latest-jobs';

// Loads the lazy parts once, so that tests don't wait for them.
beforeAll(async () => {
  await Promise.all([import('./search-parts'), loadGazetteer()]);
});

const BEFORE = 'We look for somebody who can. '.repeat(10);

const grid = buildJob({ id: '1', title: 'Grid engineer', description: `${BEFORE}Substations.` });
const planner = buildJob({
  id: '2',
  title: 'Planner',
  description: `${BEFORE}Grid studies.`,
  requirements: 'A licence',
});
const wind = buildJob({ id: '3', title: 'Technician', description: `${BEFORE}Wind.` });
const jobs = [planner, grid, wind];

beforeEach(() => {
  // The client stops at this header and reads no further.
  const headers = { [LONG_LIST_HEADER]: '1' };
  apiAnswers('jobs.list', () => new Response('[', { headers }));
  apiAnswers('jobs.listed', () => Response.json({ success: true, data: jobs.map(toListedJob) }));
});

/** Decodes the text in a request. */
const textIn = (written = '') => atob(written.replaceAll('-', '+').replaceAll('_', '/'));

test('shows matches in titles at once, and in texts once the server has answered', async () => {
  const [held, answer] = hold();
  apiAnswers('jobs.texts', async (_request, { text }) => {
    await held;
    return findTexts(jobs, textIn(text));
  });
  const { user } = await openList('/jobs?q=studies');
  expect(await screen.findByText(/so far\.\.\./)).toBeInTheDocument();
  // Texts that haven't been searched may still have results.
  expect(screen.queryByText('No jobs match your search criteria')).not.toBeInTheDocument();
  const box = screen.getByRole('searchbox', { name: 'Search jobs' });
  await user.clear(box);
  await user.enter(box, 'grid');
  expect(await screen.findByText('Showing 1 jobs')).toBeInTheDocument();
  expect(titles()).toEqual(['Grid engineer']);
  expect(screen.getByText(/so far\.\.\./)).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
  expect(titles()).toEqual(['Planner', 'Grid engineer']);
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
});

test('counts matches in texts in its suggestions', async () => {
  apiAnswers('jobs.texts', (_request, { text }) => findTexts(jobs, textIn(text)));
  await openList('/jobs?q=grid%20zebra');
  expect(
    await screen.findByRole('button', { name: 'Without “zebra”: 2 jobs' }),
  ).toBeInTheDocument();
});

test('says what a failed search has covered, and retries', async () => {
  apiFails('jobs.texts', 'unavailable');
  const { user } = await openList('/jobs?q=grid');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The full adverts could not be searched just now');
  expect(titles()).toEqual(['Grid engineer']);
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
  apiAnswers('jobs.texts', (_request, { text }) => findTexts(jobs, textIn(text)));
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says what a search without a connection has covered, and continues when there is one', async () => {
  apiAnswers('jobs.texts', (_request, { text }) => findTexts(jobs, textIn(text)));
  const { user } = await openList();
  act(() => onlineManager.setOnline(false));
  await user.enter(screen.getByRole('searchbox', { name: 'Search jobs' }), 'grid');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The full adverts could not be searched just now',
  );
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('searches texts for the words beside a place', async () => {
  const asked: string[] = [];
  apiAnswers('jobs.texts', (_request, { text }) => {
    asked.push(textIn(text));
    return findTexts(jobs, textIn(text));
  });
  await openList('/jobs?q=grid%20milton%20keynes');
  await screen.findByRole('group', { name: 'Place' });
  await expect.poll(() => asked).toContain('grid');
});

test("doesn't search texts on the server for a whole list", async () => {
  apiAnswers('jobs.list', jobs);
  await openList('/jobs?q=grid');
  expect(await screen.findByText('Showing 2 jobs')).toBeInTheDocument();
});

test("also searches texts for Home's latest jobs", async () => {
  apiAnswers('jobs.texts', (_request, { text }) => findTexts(jobs, textIn(text)));
  renderWithProviders(<LatestJobs />, '/?q=studies');
  expect(await screen.findByRole('heading', { name: 'Planner' })).toBeInTheDocument();
});

test('opens a job with its full text, of which the list has the beginning', async () => {
  apiHangs('jobs.get');
  apiAnswers('caseStudies.list', []);
  const { user } = await openList();
  await user.click(screen.getByRole('link', { name: /View Details.*Planner/ }));
  expect(await screen.findByText('Loading job details...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Planner' })).not.toBeInTheDocument();
});

test('fetches the requirements of saved jobs for the comparison', async () => {
  localStorage.setItem(
    'savedJobs',
    JSON.stringify([grid, planner].map(({ id, title }) => ({ id, title }))),
  );
  apiAnswers('jobs.get', (_request, { id }) => (id === '1' ? grid : planner));
  renderPage('/jobs/saved');
  const row = (await screen.findByRole('rowheader', { name: 'Requirements' })).closest('tbody');
  await expect.poll(() => row?.textContent).toBe('RequirementsNone listedA licence');
});
