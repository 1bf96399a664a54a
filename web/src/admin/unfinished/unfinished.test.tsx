import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { formValuesSchema, type UnfinishedForm } from '@torque-tide/contract/unfinished-forms';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderAdmin, renderAdminInBrowser } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { choose } from '@/test/choose';
import { apiAnswers, apiFails, apiIsUnreachable, refusal } from '@/test/fake-api';
import { accountForms, leaveElsewhere } from '@/test/fake-unfinished';

const planner = buildJob({ id: '7', title: 'Grid planner', version: 3 });
let jobs: Job[];

beforeEach(() => {
  jobs = [planner];
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', () => [...jobs]);
});

async function openList() {
  const app = renderAdmin('/admin?tab=jobs');
  await screen.findByRole('heading', { name: 'Grid planner' });
  return app;
}

const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const unfinished = (name: string) => screen.findByRole('region', { name });
const named = async (name: string) =>
  within(await unfinished(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/ ?(Continue|Discard).*/, ''));

/** Types into an open form, and is called away. */
async function leave(user: Awaited<ReturnType<typeof openList>>['user'], typed: string) {
  await screen.findByRole('form');
  await user.enter(title(), typed);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave and keep it unfinished' }));
  await screen.findByRole('heading', { name: 'Manage Jobs' });
}

describe('what was begun and not saved', () => {
  test('is listed by title, each form by itself, and blocks neither Add nor Duplicate', async () => {
    leaveElsewhere({ savedAt: '2026-11-20T14:32:00.000Z' });
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await screen.findByRole('form');
    expect(screen.queryByText(/unfinished form/)).toBeNull();
    await leave(user, 'Yard lead');
    await choose(user, screen.getByRole('article'), 'Duplicate');
    await leave(user, ' in Leeds');
    expect(await named('Three unfinished jobs')).toEqual([
      expect.stringMatching(
        /^Grid planner \(copy\) in Leeds a new job, left \d\d:\d\d in this browser$/,
      ),
      expect.stringMatching(/^Yard lead a new job, left/),
      expect.stringMatching(/^Wind analyst a new job, left .* in Firefox on Windows$/),
    ]);
    await waitFor(() => expect(accountForms.size).toBe(3));
  });

  test('is gone on with at once, and gone from the list once it is saved', async () => {
    apiAnswers('jobs.create', () => {
      const job = buildJob({ id: '9', title: 'Wind analyst' });
      jobs = [job, planner];
      return job;
    });
    leaveElsewhere({
      values: { title: 'Wind analyst', description: 'Knows where the wind will be.' },
    });
    const { user } = await openList();
    expect(await named('One unfinished job')).toEqual([
      expect.stringMatching(/^Wind analyst a new job, left \d\d:\d\d in Firefox on Windows$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue with Wind analyst' }));
    await screen.findByRole('form', { name: 'Add New Job' });
    expect(screen.queryByText(/unfinished form/)).toBeNull();
    expect(title()).toHaveValue('Wind analyst');
    await user.click(screen.getByRole('button', { name: 'Create Job' }));
    await screen.findByRole('heading', { name: 'Manage Jobs' });
    await waitFor(() => expect(accountForms.size).toBe(0));
    expect(screen.queryByRole('region', { name: /unfinished/ })).toBeNull();
  });

  test('is offered where one goes forward to its form again', async () => {
    const { user } = renderAdminInBrowser('/admin?tab=jobs');
    await screen.findByRole('heading', { name: 'Grid planner' });
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await leave(user, 'Yard lead');
    window.history.forward();
    await user.click(await screen.findByRole('button', { name: 'Continue with it' }));
    expect(title()).toHaveValue('Yard lead');
  });

  test('is offered when the page was loaded again meanwhile, by a new name of its tab', async () => {
    const { id } = leaveElsewhere();
    window.history.replaceState(
      { usr: { isOverList: true, begunBy: 'abcdefgh.tabbefor' }, key: 'form', idx: 1 },
      '',
      `/admin?tab=jobs&new=${id}`,
    );
    const { user } = renderAdminInBrowser();
    await user.click(await screen.findByRole('button', { name: 'Continue with it' }));
    expect(title()).toHaveValue('Wind analyst');
  });

  test('is discarded, and had back', async () => {
    const form = leaveElsewhere();
    const { user } = await openList();
    await unfinished('One unfinished job');
    await user.click(screen.getByRole('button', { name: 'Discard Wind analyst' }));
    expect(await screen.findByText('“Wind analyst” discarded.')).toBeVisible();
    await waitFor(() => expect(accountForms.size).toBe(0));
    await user.click(screen.getByRole('button', { name: 'Undo the discarding' }));
    await unfinished('One unfinished job');
    await waitFor(() =>
      expect([...accountForms.values()]).toMatchObject([
        { title: form.title, values: form.values },
      ]),
    );
  });

  test('of an item is offered where the item is edited, on another computer too', async () => {
    leaveElsewhere({
      itemId: '7',
      title: 'Grid strategist',
      values: { title: 'Grid strategist' },
      base: { version: 3, values: { title: 'Grid planner' } },
    });
    const { user } = renderAdmin('/admin?tab=jobs&edit=7');
    expect(
      await screen.findByText(/unfinished form from \d\d:\d\d, left in Firefox on Windows/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(title()).toHaveValue('Grid strategist');
  });

  test('of an item that is gone is continued as a new one', async () => {
    leaveElsewhere({
      itemId: '8',
      values: { title: 'Wind analyst' },
      base: { version: 3, values: { title: 'Wind planner' } },
    });
    const { user } = await openList();
    await unfinished('One unfinished job');
    await user.click(screen.getByRole('button', { name: 'Continue with Wind analyst' }));
    await screen.findByRole('form', { name: 'Add New Job' });
    expect(title()).toHaveValue('Wind analyst');
  });

  test('of other kinds is not listed here', async () => {
    leaveElsewhere({ kind: 'testimonials' });
    await openList();
    expect(screen.queryByRole('region', { name: /unfinished/ })).toBeNull();
  });
});

test('a form says when it was kept, and the login that it is', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Add New Job' }));
  await screen.findByRole('form');
  expect(screen.queryByText(/^Kept/)).toBeNull();
  await user.enter(title(), 'Yard lead');
  expect(await screen.findByText('Kept just now')).toBeVisible();
  localStorage.removeItem('adminSessionId');
  renderAdmin('/admin/login');
  expect(
    await screen.findByText(/What you typed and did not save is kept in this browser\./),
  ).toBeVisible();
});

describe('nothing is lost', () => {
  test('when two tabs type into one form: each has its own', async () => {
    const left = leaveElsewhere();
    const { user } = await openList();
    await unfinished('One unfinished job');
    await user.click(screen.getByRole('button', { name: 'Continue with Wind analyst' }));
    await screen.findByRole('form');
    // Somebody goes on with it on the other computer, too.
    leaveElsewhere({ ...left, title: 'Wind lead', values: { title: 'Wind lead' }, version: 2 });
    await leave(user, ' in Leeds');
    expect(await named('Two unfinished jobs')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Wind analyst in Leeds /),
        expect.stringMatching(/^Wind lead /),
      ]),
    );
    await waitFor(() => expect(accountForms.size).toBe(2));
  });

  test('while the server cannot be reached: it is sent once it can', async () => {
    apiIsUnreachable('unfinishedForms.create');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await leave(user, 'Yard lead');
    expect(await named('One unfinished job')).toHaveLength(1);
    expect(accountForms.size).toBe(0);
    let sent: unknown;
    apiAnswers('unfinishedForms.create', async (request) => {
      const form = (await request.json()) as { id: string };
      sent = form;
      return leaveElsewhere(form);
    });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(sent).toMatchObject({ title: 'Yard lead', itemId: null }));
  });

  test('when the account has as many as it may: that is told, and this browser keeps it', async () => {
    apiFails('unfinishedForms.create', 'conflict', 'An account keeps 40 unfinished forms at most.');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await leave(user, 'Yard lead');
    expect(
      await screen.findByText(
        'It is kept in this browser alone. An account keeps 40 unfinished forms at most.',
      ),
    ).toBeVisible();
    expect(await named('One unfinished job')).toHaveLength(1);
  });

  test('of a text that is too long for the account: that is told of it alone, and it is continued', async () => {
    apiAnswers('unfinishedForms.create', async (request) => {
      const form = (await request.json()) as UnfinishedForm;
      const isTaken = formValuesSchema.safeParse(form.values).success;
      return isTaken ? leaveElsewhere(form) : refusal('invalid', 'Some fields are not valid');
    });
    const tender = 'All that a tender says. '.repeat(2_000).trim();
    const description = () => screen.getByRole('textbox', { name: /^Description/ });
    const told = /^It is kept in this browser alone. It is too long for the account, which takes/;
    const { user, unmount } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await screen.findByRole('form');
    fireEvent.change(description(), { target: { value: tender } });
    await leave(user, 'Yard lead');
    expect(await screen.findByText(told)).toBeVisible();
    // Another one is sent, and is not said to be here alone.
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await leave(user, 'Rigger');
    await waitFor(() => expect(accountForms.size).toBe(1));
    expect(await screen.findByText(/^“Yard lead”: It is kept in this browser alone/)).toBeVisible();
    expect(screen.queryByText(/^“Rigger”: /)).toBeNull();
    unmount();

    const again = await openList();
    await again.user.click(await screen.findByRole('button', { name: 'Continue with Yard lead' }));
    await screen.findByRole('form');
    expect(description()).toHaveValue(tender);
    expect(await screen.findByText(told)).toBeVisible();
  });

  test('where the account’s cannot be read, what this browser keeps is offered', async () => {
    const { user, unmount } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add New Job' }));
    await leave(user, 'Yard lead');
    unmount();
    apiIsUnreachable('unfinishedForms.list');
    await openList();
    expect(await named('One unfinished job')).toHaveLength(1);
  });
});
