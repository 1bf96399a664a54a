import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { jobFields } from '@/admin/kinds/jobs/job-fields';
import { buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';
import { renderAdmin, renderAdminInBrowser } from '@/test/admin';
import { unsavedSlot } from './unsaved-store';

const planner = buildJob({ id: '7', title: 'Grid planner', version: 3 });
const EDIT = '/admin?tab=jobs&edit=7';
const NEW = '/admin?tab=jobs&new=1';
let jobs: Job[];
let username: string;

beforeEach(() => {
  jobs = [planner];
  username = 'anna';
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', () => ({ username, expiresAt: '2026-11-21T18:00:00.000Z' }));
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
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsaved:'));
const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const RESTORED = /^Restored from \d\d:\d\d ·$/;

interface Kept {
  at: string;
  values: Record<string, string | boolean>;
}

/** Keeps a title in this browser as the form does while it is typed, changed as asked for. */
function keep(path: string, typed: string, change: (text: Kept) => unknown = (text) => text) {
  const isNew = path === NEW;
  const values = jobFields.toValues(isNew ? undefined : planner);
  const text = {
    at: new Date().toISOString(),
    values: { ...values, title: typed },
    base: isNew ? null : { version: planner.version, values },
  };
  const slot = unsavedSlot('anna', 'jobs', ...(isNew ? ['new'] : ['edit', planner.id]));
  slot.write(JSON.stringify(change(text)));
}

describe('leaving', () => {
  test('a changed form asks nothing, and says that it is kept', async () => {
    const ask = vi.spyOn(window, 'confirm');
    const { user } = await openForm(EDIT);
    await user.enter(title(), ' and strategist');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByText('Kept what you typed')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(title()).toHaveValue('Grid planner and strategist');
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    await screen.findByText('No testimonials found');
    await user.click(screen.getByRole('tab', { name: 'Jobs' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(title()).toHaveValue('Grid planner and strategist');
    expect(screen.getByText(RESTORED)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
  });

  test("offers to discard it, also after the form is open again, which 'Discard' empties", async () => {
    const { user } = await openForm(EDIT);
    await user.enter(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(kept()).toEqual([]);
    await waitFor(() => expect(screen.queryByText('Kept what you typed')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(title()).toHaveValue('Grid planner');
    await user.enter(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const discard = await screen.findByRole('button', { name: 'Discard' });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(title()).toHaveValue('Grid planner!');
    await user.click(discard);
    await waitFor(() => expect(title()).toHaveValue('Grid planner'));
    expect(kept()).toEqual([]);
  });

  test('by Back, and coming back by Forward', async () => {
    const { user } = renderAdminInBrowser('/admin?tab=jobs');
    await user.click(await screen.findByRole('button', { name: 'Add New Job' }));
    await screen.findByRole('form');
    await user.enter(title(), 'Wind analyst');
    window.history.back();
    expect(await screen.findByText('Kept what you typed')).toBeVisible();
    expect(window.location.search).toBe('?tab=jobs');
    window.history.forward();
    await screen.findByRole('form');
    expect(title()).toHaveValue('Wind analyst');
    window.history.pushState(null, '', '/');
  });

  test('by logging out leaves it to the login to say so', async () => {
    apiAnswers('admin.logout', null);
    const { user } = await openForm(EDIT);
    await user.enter(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText(/^Unsaved changes are kept in this browser\./)).toBeVisible();
    expect(screen.queryByText('Kept what you typed')).toBeNull();
    expect(kept()).toHaveLength(1);
  });

  test('an unchanged form says nothing, and a changed one lets the browser tab be closed', async () => {
    const { user } = await openForm(EDIT);
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    expect(await screen.findByText('No testimonials found')).toBeVisible();
    expect(screen.queryByText('Kept what you typed')).toBeNull();
    expect(kept()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Jobs' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    await user.enter(title(), ' and strategist');
    expect(closesTab()).toBe(true);
  });

  test('while it is being saved asks, and leads nowhere else later', async () => {
    let answer: (job: Job) => void = () => undefined;
    apiAnswers('jobs.update', () => new Promise<Job>((resolve) => (answer = resolve)));
    const { user, location } = await openForm(EDIT);
    await user.enter(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    await waitFor(() => expect(closesTab()).toBe(false));
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    await screen.findByText('No testimonials found');
    expect(ask).toHaveBeenCalledWith('Your changes are still being saved. Leave anyway?');
    expect(await screen.findByText('Still saving what you typed')).toBeVisible();
    expect(kept()).toHaveLength(1);
    answer({ ...planner, title: 'Grid planner!' });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(location().search).toBe('?tab=testimonials');
  });

  test('before a save is refused is followed by the reason', async () => {
    let answer: () => void = () => undefined;
    apiAnswers('jobs.update', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refusal('stale');
    });
    const { user } = await openForm(EDIT);
    await user.enter(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    await screen.findByText('No testimonials found');
    answer();
    expect(await screen.findByText('The job was not saved')).toBeVisible();
    expect(screen.getByText(/What you typed is kept\.$/)).toBeVisible();
    expect(kept()).toHaveLength(1);
  });
});

describe('what was typed', () => {
  test('into a new job is there again after a crash', async () => {
    const { user, unmount } = await openForm(NEW);
    await user.enter(title(), 'Wind analyst');
    unmount();
    await openForm(NEW);
    expect(title()).toHaveValue('Wind analyst');
    expect(screen.getByText(RESTORED)).toHaveRole('status');
    expect(screen.getByRole('heading', { name: 'Add New Job' })).toHaveFocus();
    fireEvent.change(title(), { target: { value: '' } });
    expect(kept()).toEqual([]);
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add New Job' })).toHaveFocus();
  });

  test('on another day is restored with its date', async () => {
    const at = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString();
    keep(EDIT, 'Grid planner!', (text) => ({ ...text, at }));
    await openForm(EDIT);
    expect(screen.getByText(/^Restored from \d+ \w+.*, \d\d:\d\d ·$/)).toBeVisible();
  });

  test('is discarded for what is stored now', async () => {
    keep(EDIT, 'Grid planner!');
    jobs = [{ ...planner, title: 'Grid designer', version: 4 }];
    const { user } = await openForm(EDIT);
    expect(title()).toHaveValue('Grid planner!');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(title()).toHaveValue('Grid designer'));
    expect(screen.getByRole('heading', { name: 'Edit Job' })).toHaveFocus();
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(kept()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });

  test('is dropped once it is saved', async () => {
    apiAnswers('jobs.update', { ...planner, title: 'Grid planner!' });
    keep(EDIT, 'Grid planner!');
    const { user } = await openForm(EDIT);
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    expect(await screen.findByText('“Grid planner!” updated.')).toBeVisible();
    expect(kept()).toEqual([]);
  });

  test('is dropped where it is what is stored already', async () => {
    keep(EDIT, 'Grid planner!');
    jobs = [{ ...planner, title: 'Grid planner!', version: 4 }];
    await openForm(EDIT);
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(kept()).toEqual([]);
  });

  test('is not shown to another account', async () => {
    keep(EDIT, 'Grid planner!');
    username = 'ben';
    await openForm(EDIT);
    expect(title()).toHaveValue('Grid planner');
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(kept()).toHaveLength(1);
  });

  test('is saved on the version that it was typed on', async () => {
    let ifMatch: string | null = null;
    apiAnswers('jobs.update', (request) => {
      ifMatch = request.headers.get('if-match');
      return planner;
    });
    keep(EDIT, 'Grid planner!');
    jobs = [{ ...planner, salary: '£70k', version: 4 }];
    const { user } = await openForm(EDIT);
    expect(screen.getByRole('textbox', { name: 'Salary Range' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    await waitFor(() => expect(ifMatch).toBe('"3"'));
  });

  test('fills only the fields that the form still has', async () => {
    keep(EDIT, 'Grid planner!', (text) => ({
      ...text,
      values: { ...text.values, perks: 'A boat', isFeatured: 'yes' },
    }));
    await openForm(EDIT);
    expect(title()).toHaveValue('Grid planner!');
    expect(description()).toHaveValue(planner.description);
  });

  test('and cannot be read leaves the form as it is', async () => {
    keep(EDIT, 'Grid planner!', () => 'of no use');
    await openForm(EDIT);
    expect(title()).toHaveValue('Grid planner');
    expect(kept()).toEqual([]);
  });

  test('stays apart from what a copy is typed into', async () => {
    keep(NEW, 'Wind analyst');
    await openForm(`${NEW}&copy=7`);
    expect(title()).toHaveValue('Grid planner (copy)');
  });

  test('in another tab since outlives the save of this one', async () => {
    apiAnswers('jobs.update', { ...planner, title: 'Grid planner!' });
    const { user } = await openForm(EDIT);
    await user.enter(title(), '!');
    const [key = ''] = kept();
    const theirs = localStorage.getItem(key)?.replace('planner!', 'strategist') ?? '';
    localStorage.setItem(key, theirs);
    // Leaving a field is no typing.
    await user.click(description());
    expect(localStorage.getItem(key)).toBe(theirs);
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    await screen.findByText('“Grid planner!” updated.');
    expect(localStorage.getItem(key)).toBe(theirs);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(title()).toHaveValue('Grid strategist');
  });

  test('and the browser refuses to keep is said so, and asked about', async () => {
    const { user } = await openForm(EDIT);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.type(title(), '!');
    const note = 'This browser can’t keep what you typed. Save before you leave.';
    expect(await screen.findByText(note)).toHaveRole('status');
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(ask).toHaveBeenCalledWith(`${note} Leave anyway?`));
    expect(title()).toHaveValue('Grid planner!');
  });
});
