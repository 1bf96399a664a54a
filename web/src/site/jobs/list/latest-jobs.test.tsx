import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { titles } from '@/test/job-list';
import { renderWithProviders } from '@/test/render';
import { hold } from '@/test/hold';
import { LatestJobs } from './latest-jobs';
import { latestJobsQuery } from '@/site/jobs/queries';

test('shows at most six active jobs with links, and a link to all', async () => {
  apiAnswers('jobs.list', [
    buildJob({ id: '0', title: 'Closed', isActive: false }),
    ...Array.from({ length: 8 }, (_, at) =>
      buildJob({ id: String(at + 1), title: `Job ${at + 1}` }),
    ),
  ]);
  renderWithProviders(<LatestJobs />);
  await screen.findByText('Job 1');
  expect(titles()).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4', 'Job 5', 'Job 6']);
  expect(screen.getByRole('link', { name: /View Details for Job 2/ })).toHaveAttribute(
    'href',
    '/jobs/2',
  );
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('region', { name: 'Latest Jobs' })).toHaveAttribute('id', 'jobs');
});

test('says that nothing was found, carries the search along, and clearing it restores the jobs', async () => {
  apiAnswers('jobs.list', [buildJob({ title: 'Analyst' })]);
  const { user } = renderWithProviders(<LatestJobs />, '/?q=D%C3%BCsseldorf');
  expect(await screen.findByRole('heading', { name: 'No jobs available' })).toBeInTheDocument();
  expect(screen.getByText('Check back later for new opportunities')).toBeInTheDocument();
  for (const name of ['View All', 'Search all jobs']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/jobs?q=D%C3%BCsseldorf');
  }
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
  await user.click(clear as HTMLElement);
  expect(await screen.findByText('Analyst')).toBeInTheDocument();
});

test('says that jobs are loading, and shows the empty state and a retry after a failure', async () => {
  apiFails('jobs.list', 'internal');
  const { user } = renderWithProviders(<LatestJobs />);
  expect(screen.getByText('Loading job listings...')).toBeInTheDocument();
  expect(screen.queryByText('No jobs available')).not.toBeInTheDocument();
  expect(await screen.findByText('No jobs available')).toBeInTheDocument();
  apiAnswers('jobs.list', [buildJob({ title: 'Analyst' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Analyst')).toBeInTheDocument();
});

describe('with jobs in the document', () => {
  function Brought() {
    const client = useQueryClient();
    useState(() => {
      client.setQueryData(latestJobsQuery().queryKey, [buildJob({ id: '1', title: 'Analyst' })]);
    });
    return <LatestJobs />;
  }

  test('shows them before the list has loaded, but waits for the list to search', async () => {
    const [held, answer] = hold();
    apiAnswers('jobs.list', async () => {
      await held;
      return [buildJob({ id: '2', title: 'Planner' })];
    });
    const { user } = renderWithProviders(<Brought />);
    expect(titles()).toEqual(['Analyst']);
    expect(screen.queryByText('Loading job listings...')).not.toBeInTheDocument();
    const box = screen.getByRole('searchbox', { name: 'Search latest jobs' });
    await user.enter(box, 'analyst');
    expect(await screen.findByText('Loading job listings...')).toBeInTheDocument();
    expect(titles()).toEqual([]);
    await user.clear(box);
    answer();
    await waitFor(() => expect(titles()).toEqual(['Planner']));
  });

  test("keeps them if the list can't be fetched, and reports that for a search", async () => {
    apiFails('jobs.list', 'internal');
    const { user } = renderWithProviders(<Brought />);
    expect(titles()).toEqual(['Analyst']);
    await user.enter(screen.getByRole('searchbox', { name: 'Search latest jobs' }), 'grid');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(titles()).toEqual([]);
  });
});
