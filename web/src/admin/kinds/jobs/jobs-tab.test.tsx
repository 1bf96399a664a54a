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
  test("shows a job's facts, and its state in words", async () => {
    await openJobs([planner, fitter]);
    const first = await cardOf('Grid planner');
    expect(first.getByText('Featured')).toBeVisible();
    expect(first.queryByText('Inactive')).toBeNull();
    expect(first.getByText('£60k')).toBeVisible();
    expect(first.getByText('Full-time')).toBeVisible();
    expect(first.getByText('Posted 18 Nov 2026')).toBeVisible();
    const second = await cardOf('Turbine fitter');
    expect(second.getByText('Inactive')).toBeVisible();
    expect(second.getByText('Unspecified')).toBeVisible();
    expect(second.queryByText('Featured')).toBeNull();
  });

  test('opens a job’s page in a new tab', async () => {
    await openJobs([planner]);
    const view = (await cardOf('Grid planner')).getByRole('link', { name: /^View/ });
    expect(view).toHaveAttribute('href', '/jobs/7');
    expect(view).toHaveAttribute('target', '_blank');
  });

  test('names what is loading', async () => {
    apiHangs('jobs.list');
    await openAdminTab('jobs', 'Manage Jobs');
    expect(await screen.findByText('Loading jobs...')).toBeVisible();
  });

  test('is empty at first', async () => {
    await openJobs([]);
    expect(await screen.findByText('No jobs found.')).toBeVisible();
    expect(screen.getByText('Add your first job posting.')).toBeVisible();
  });

  test('can be searched without a result, and cleared', async () => {
    const { user } = await openJobs([planner, fitter]);
    await cardOf('Grid planner');
    await user.type(screen.getByPlaceholderText('Search jobs...'), 'TURBINE');
    expect(screen.queryByRole('heading', { name: 'Grid planner' })).toBeNull();
    await user.type(screen.getByPlaceholderText('Search jobs...'), ' zebra');
    expect(screen.getByText('No jobs found.')).toBeVisible();
    expect(screen.getByText('Try a different search query.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await cardOf('Grid planner')).toBeDefined();
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
  test("respond at once, send only their field, and then show the server's state", async () => {
    const jobs = [planner];
    const sent: unknown[] = [];
    apiAnswers('jobs.update', async (request) => {
      sent.push(await request.json());
      jobs[0] = { ...planner, isActive: false };
      return jobs[0];
    });
    const { user } = await openJobs(jobs);
    const card = await cardOf('Grid planner');
    await user.click(card.getByRole('button', { name: 'Deactivate' }));
    expect(await card.findByText('Inactive')).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ isActive: false }]));
  });

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

  test('roll back with a message', async () => {
    apiFails('jobs.update', 'internal', 'The server stumbled');
    const { user } = await openJobs([planner]);
    const card = await cardOf('Grid planner');
    await user.click(card.getByRole('button', { name: 'Deactivate' }));
    expect(await card.findByText('The job was not changed')).toBeVisible();
    expect(card.getByText('The server stumbled')).toBeVisible();
    expect(card.queryByText('Inactive')).toBeNull();
    expect(card.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  });
});

describe('deleting', () => {
  async function openDialog(jobs: Job[]) {
    const app = await openJobs(jobs);
    const card = await cardOf('Grid planner');
    await app.user.click(card.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this job?',
    });
    return { ...app, dialog: within(dialog) };
  }

  test('asks first, and can be cancelled', async () => {
    const { user, dialog } = await openDialog([planner]);
    expect(dialog.getByText(/cannot be undone.*permanently delete the job posting/)).toBeVisible();
    expect(dialog.getByText('Grid planner')).toBeVisible();
    expect(
      dialog.getByText(/That holds after 30 days. Until then you can bring it back/),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /cannot be undone.*30 days/,
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('closes the dialog and refreshes the list', async () => {
    const jobs = [planner, fitter];
    apiAnswers('jobs.delete', (_, { id }) => {
      jobs.shift();
      return { id: id ?? '' };
    });
    const { user, dialog } = await openDialog(jobs);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Grid planner” deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Grid planner' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Turbine fitter' })).toHaveFocus(),
    );
  });

  test('of the last job moves the focus to the heading', async () => {
    const jobs = [planner];
    apiAnswers('jobs.delete', (_, { id }) => {
      jobs.shift();
      return { id: id ?? '' };
    });
    const { user, dialog } = await openDialog(jobs);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No jobs found.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toHaveFocus());
  });

  test('keeps the dialog open with the error', async () => {
    apiFails('jobs.delete', 'internal', 'The database is resting');
    const { user, dialog } = await openDialog([planner]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('The job was not deleted')).toBeVisible();
    expect(dialog.getByText('The database is resting')).toBeVisible();
  });
});
