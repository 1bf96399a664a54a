import { screen, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasUnsaved } from '@/admin/unsaved/use-unsaved';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { openJobForm, openJobTab } from '@/test/job-form';

const planner = buildJob({ id: '7', title: 'Grid planner', version: 3 });
const EDIT = 'edit=7';
const NEW = 'new=1';
let jobs: Job[];

beforeEach(() => {
  jobs = [planner];
  apiAnswers('jobs.list', () => [...jobs]);
});

const openForm = (address: string) => openJobForm(address, ['title', 'description']);
const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const description = () => screen.getByRole('textbox', { name: /^Description/ });

describe('the address', () => {
  test('of an edit opens its form, and Cancel leads to the list', async () => {
    const { user, location } = await openForm(EDIT);
    expect(screen.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
    expect(title()).toHaveValue('Grid planner');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(location().search).toBe('?tab=jobs');
  });

  test("of a copy opens a new job with the other one's values", async () => {
    await openForm(`${NEW}&copy=7`);
    expect(screen.getByRole('heading', { name: 'Add New Job' })).toBeVisible();
    expect(description()).toHaveValue(planner.description);
  });

  test('of a missing job says so', async () => {
    const { user } = await openJobTab('edit=8', ['title']);
    expect(await screen.findByText('This job is not there')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('article', { name: 'Grid planner' })).toBeVisible();
  });

  test('says why it cannot be read, and retries', async () => {
    apiFails('jobs.list', 'unavailable', 'The database is resting');
    const { user } = await openJobTab(EDIT, ['title']);
    expect(await screen.findByText('The database is resting')).toBeVisible();
    apiAnswers('jobs.list', [planner]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Edit Job' })).toBeVisible();
  });
});

describe('a session that ends', () => {
  test('lets the save continue with the typed values, and creates one item', async () => {
    const sent: unknown[] = [];
    apiFails('jobs.create', 'unauthenticated');
    const { user } = await openForm(NEW);
    await user.enter(title(), 'Wind analyst');
    await user.enter(description(), 'Knows where the wind will be.');
    await user.dblClick(screen.getByRole('button', { name: 'Create Job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    apiAnswers('admin.login', { sessionId: 'session-2' });
    apiAnswers('jobs.create', async (request) => {
      const body = (await request.json()) as Partial<Job>;
      sent.push([request.headers.get('authorization'), body.title, body.description]);
      const job = buildJob({ id: '9', title: 'Wind analyst' });
      jobs = [job, planner];
      return job;
    });
    await user.enter(dialog.getByLabelText('Password'), 'secret');
    await user.dblClick(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('“Wind analyst” created.')).toBeVisible();
    expect(sent).toEqual([['Bearer session-2', 'Wind analyst', 'Knows where the wind will be.']]);
    expect(hasUnsaved()).toBe(false);
  });
});
