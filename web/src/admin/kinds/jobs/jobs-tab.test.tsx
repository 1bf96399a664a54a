import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';

const planner = buildJob({ id: '7', title: 'Grid planner', isFeatured: true, salary: '£60k' });
const fitter = buildJob({ id: '8', title: 'Turbine fitter', isActive: false, sectorTags: '' });

/** Opens the tab on a list that the test may change between reads. */
async function openJobs(jobs: Job[]) {
  apiAnswers('jobs.list', () => [...jobs]);
  return openAdminTab('jobs', 'Manage Jobs');
}

async function cardOf(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article')!);
}

describe('the list', () => {
  test("shows a job's facts, its state in words, and a link to its page in a new tab", async () => {
    await openJobs([planner, fitter]);
    const first = await cardOf('Grid planner');
    expect(first.getByText('Featured')).toBeVisible();
    expect(first.queryByText('Inactive')).toBeNull();
    expect(first.getByText('£60k')).toBeVisible();
    expect(first.getByText('Full-time')).toBeVisible();
    expect(first.getByText('Posted 18 Nov 2026')).toBeVisible();
    const view = first.getByRole('link', { name: /^View/ });
    expect(view).toHaveAttribute('href', '/jobs/7');
    expect(view).toHaveAttribute('target', '_blank');
    const second = await cardOf('Turbine fitter');
    expect(second.getByText('Inactive')).toBeVisible();
    expect(second.getByText('Unspecified')).toBeVisible();
    expect(second.queryByText('Featured')).toBeNull();
  });

  test('shows why it could not be loaded, and retries', async () => {
    apiFails('jobs.list', 'unavailable', 'The database is resting');
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    expect(await screen.findByText('The database is resting')).toBeVisible();
    apiAnswers('jobs.list', [planner]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardOf('Grid planner')).toBeDefined();
  });
});

describe('the toggles', () => {
  test('feature with the star', async () => {
    const jobs = [{ ...planner, isFeatured: false }];
    const sent: unknown[] = [];
    apiAnswers('jobs.update', async (request) => {
      sent.push(await request.json());
      jobs[0] = planner;
      return planner;
    });
    const { user } = await openJobs(jobs);
    const card = await cardOf('Grid planner');
    const star = card.getByRole('button', { name: 'Featured' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(sent).toEqual([{ isFeatured: true }]));
  });

  test('show both of two quick changes until the server answers', async () => {
    apiHangs('jobs.update');
    const { user } = await openJobs([{ ...planner, isFeatured: false }]);
    const card = await cardOf('Grid planner');
    const star = card.getByRole('button', { name: 'Featured' });
    await user.click(star);
    await user.click(card.getByRole('button', { name: 'Deactivate' }));
    expect(await card.findByText('Inactive')).toBeVisible();
    expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});
