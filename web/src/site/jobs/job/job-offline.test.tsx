import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { renderPage } from '@/test/render';

const job = buildJob({ id: '1042', title: 'R&D grid engineer' });
const heading = () => screen.findByRole('heading', { level: 1, name: job.title });

afterEach(() => onlineManager.setOnline(true));

test('opens a job from the list without a connection, says so, and continues by itself', async () => {
  apiAnswers('jobs.list', [job]);
  apiAnswers('jobs.get', { ...job, salary: '£70k' });
  const { user } = renderPage('/jobs');
  const link = await screen.findByRole('link', { name: /^View Details/ });
  act(() => onlineManager.setOnline(false));
  await user.click(link);
  expect(await heading()).toBeInTheDocument();
  expect(screen.getByText(/^No connection\./)).toHaveAttribute('role', 'status');
  act(() => onlineManager.setOnline(true));
  expect((await screen.findAllByText('£70k')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^No connection\./)).not.toBeInTheDocument();
});

test('waits for a connection if no list has the job, rather than reporting it as gone', async () => {
  apiAnswers('jobs.get', job);
  apiAnswers('jobs.list', [job]);
  act(() => onlineManager.setOnline(false));
  renderPage('/jobs/1042');
  expect(await screen.findByText(/^No connection\. The job opens by itself/)).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(await heading()).toBeInTheDocument();
});
