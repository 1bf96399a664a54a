import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { accountForms } from '@/test/fake-unfinished';
import { renderAdmin, renderAdminInBrowser } from '@/test/admin';

const planner = buildJob({ id: '7', title: 'Grid planner', version: 3 });
const EDIT = '/admin?tab=jobs&edit=7';
const NEW = '/admin?tab=jobs&new=abcdefgh12345678';
let jobs: Job[];
let username: string;

beforeEach(() => {
  jobs = [planner];
  username = 'anna';
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', () => ({ username, expiresAt: '2026-11-21T18:00:00.000Z' }));
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('testimonials.list', []);
  apiAnswers('jobs.list', () => [...jobs]);
});

async function openForm(path: string) {
  const app = renderAdmin(path);
  await screen.findByRole('form');
  return app;
}

const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const description = () => screen.getByRole('textbox', { name: /^Description/ });
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('draft:'));

/** Types, waits until it is kept, and opens the page anew as after a crash. */
async function crashAfterTyping(path: string, typed: string) {
  const { user, unmount } = await openForm(path);
  await user.enter(title(), typed);
  await waitFor(() => expect(drafts()).toHaveLength(1));
  unmount();
  return openForm(path);
}

describe('the address', () => {
  test('of an edit opens its form, and Cancel leads to the list', async () => {
    const { user, location } = await openForm(EDIT);
    expect(screen.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
    expect(title()).toHaveValue('Grid planner');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(location().search).toBe('?tab=jobs');
  });

  test('of a copy opens a new job that begins as the other one', async () => {
    await openForm(`${NEW}&copy=7`);
    expect(screen.getByRole('heading', { name: 'Add New Job' })).toBeVisible();
    expect(description()).toHaveValue(planner.description);
  });

  test('of a job that is gone says so', async () => {
    const { user } = renderAdmin('/admin?tab=jobs&edit=8');
    expect(await screen.findByText('This job is not there')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('heading', { name: 'Grid planner' })).toBeVisible();
  });

  test('that cannot be read says why, and tries again', async () => {
    apiFails('jobs.list', 'unavailable', 'The database is resting');
    const { user } = renderAdmin(EDIT);
    expect(await screen.findByText('The database is resting')).toBeVisible();
    apiAnswers('jobs.list', [planner]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Edit Job' })).toBeVisible();
  });
});

describe('leaving', () => {
  test.each([
    ['Cancel', 'button', 'Cancel'],
    ['the arrow', 'button', 'Back to the list'],
    ['another tab', 'tab', 'Testimonials'],
    ['the bin', 'link', 'Recently deleted'],
    ['logging out', 'button', 'Log out'],
  ])('a changed form for %s asks first', async (_, role, name) => {
    const { user, location } = await openForm(EDIT);
    await user.enter(title(), ' and strategist');
    await user.click(screen.getByRole(role, { name }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(title()).toHaveValue('Grid planner and strategist');
    expect(location().search).toBe('?tab=jobs&edit=7');
    expect(localStorage.getItem('adminSessionId')).toBe('session-1');
  });

  test('a changed form for the website has the browser ask: the site is another document', async () => {
    const { user } = await openForm(EDIT);
    const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(true);
    await user.enter(title(), ' and strategist');
    expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
    expect(leaves()).toBe(false);
  });

  test('an unchanged form asks nothing', async () => {
    apiAnswers('admin.logout', null);
    const { user } = await openForm(EDIT);
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    expect(await screen.findByText('No testimonials found')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(drafts()).toEqual([]);
  });

  test('by the browser’s Back returns to the list, once confirmed, and the draft is kept', async () => {
    const { user } = renderAdminInBrowser('/admin?tab=jobs');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(window.location.search).toBe('?tab=jobs&edit=7');
    await user.type(title(), '!');
    window.history.back();
    await question();
    await waitFor(() => expect(window.location.search).toBe('?tab=jobs&edit=7'));
    await user.click(screen.getByRole('button', { name: 'Leave and keep it unfinished' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(window.location.search).toBe('?tab=jobs');
    expect(drafts()).toHaveLength(1);
    window.history.pushState(null, '', '/');
  });

  test('with everything discarded leaves no draft', async () => {
    const { user } = await openForm(EDIT);
    await user.type(title(), '!');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave and discard the changes' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(drafts()).toEqual([]);
  });

  test('while it is being saved does not lead anywhere else later', async () => {
    let answer: (job: Job) => void = () => undefined;
    apiAnswers('jobs.update', () => new Promise<Job>((resolve) => (answer = resolve)));
    const { user, location } = await openForm(EDIT);
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave and keep it unfinished' }));
    await screen.findByText('No testimonials found');
    expect(drafts()).toHaveLength(1);
    answer({ ...planner, title: 'Grid planner!' });
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(location().search).toBe('?tab=testimonials');
  });
});

describe('a draft', () => {
  test('of a new job survives a crash, and is continued', async () => {
    const { user } = await crashAfterTyping(NEW, 'Wind analyst');
    expect(screen.getByText(/^You have an unfinished form from \d\d:\d\d$/)).toBeVisible();
    expect(title()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Create Job' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(title()).toHaveValue('Wind analyst');
    expect(screen.queryByText(/unfinished form/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await question()).toBeVisible();
  });

  test('is discarded for good', async () => {
    const { user } = await crashAfterTyping(EDIT, '!');
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(title()).toHaveValue('Grid planner');
    expect(drafts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });

  test('left unanswered is still there afterwards', async () => {
    const { user } = await crashAfterTyping(EDIT, '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(drafts()).toHaveLength(1);
  });

  test('is kept at once when the page is hidden or goes', async () => {
    const { user } = await openForm(NEW);
    await user.type(title(), 'W');
    fireEvent(window, new Event('pagehide'));
    expect(drafts()).toHaveLength(1);
    await user.clear(title());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(drafts()).toEqual([]);
  });

  test('is gone once it is saved', async () => {
    apiAnswers('jobs.update', { ...planner, title: 'Grid planner!' });
    const { user } = await crashAfterTyping(EDIT, '!');
    await user.click(screen.getByRole('button', { name: 'Continue with it' }));
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    expect(await screen.findByText('“Grid planner!” updated.')).toBeVisible();
    expect(drafts()).toEqual([]);
  });

  test('is not offered to another admin', async () => {
    const { unmount } = await crashAfterTyping(EDIT, '!');
    unmount();
    username = 'ben';
    // His account has none.
    accountForms.clear();
    await openForm(EDIT);
    expect(screen.queryByText(/unfinished form/)).toBeNull();
    expect(drafts()).toHaveLength(1);
  });

  test('of a job that has been saved since is saved on the version it began with', async () => {
    let ifMatch: string | null = null;
    apiAnswers('jobs.update', (request) => {
      ifMatch = request.headers.get('if-match');
      return planner;
    });
    const { user, unmount } = await openForm(EDIT);
    await user.type(title(), '!');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    unmount();
    jobs = [{ ...planner, salary: '£70k', version: 4 }];
    await openForm(EDIT);
    expect(screen.getByText(/It has been changed since/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(screen.getByRole('textbox', { name: 'Salary Range' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    await waitFor(() => expect(ifMatch).toBe('"3"'));
  });

  test('that the browser does not keep is told quietly, and when leaving', async () => {
    const { user } = await openForm(EDIT);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.type(title(), '!');
    expect(await screen.findByText(/This browser keeps no unfinished forms/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await question()).toHaveAccessibleDescription(/they are lost/);
  });
});

describe('a session that ends', () => {
  test('lets the save go on with what was typed, and creates one item', async () => {
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
    expect(drafts()).toEqual([]);
  });
});
