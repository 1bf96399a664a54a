import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import type { PendingOf } from './queries';

const LOCAL = '2099-01-05T09:00';
const until = new Date(LOCAL).toISOString();
const live = buildJob({ id: '7', title: 'Live engineer', salary: '£60k', version: 3 });
const scheduled: PendingOf<'jobs'> = {
  item: { ...live, salary: '£70k' },
  base: live,
  pendingVersion: 1,
  baseVersion: live.version,
  by: 'ben',
  at: '2026-11-20T09:30:00.000Z',
  since: '2026-11-20T09:30:00.000Z',
  publishAt: until,
};

interface Sent {
  changes: Partial<Job>;
  publishAt?: string;
}

let pending: PendingOf<'jobs'> | undefined;
let saved: Sent[];

beforeEach(() => {
  [pending, saved] = [undefined, []];
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', [live]);
  apiAnswers('pending.list', () => {
    if (!pending) return [];
    const { item, base: _, ...note } = pending;
    return [{ ...note, kind: 'jobs' as const, id: item.id }];
  });
  apiAnswers('jobs.getPending', () => pending ?? null);
  apiAnswers('jobs.savePending', async (request) => {
    const sent = (await request.json()) as Sent;
    saved.push(sent);
    const { publishAt: _, ...rest } = scheduled;
    const item = { ...rest.item, ...(sent.changes.salary && { salary: sent.changes.salary }) };
    pending = { ...rest, item, ...(sent.publishAt ? { publishAt: sent.publishAt } : {}) };
    return pending;
  });
});

const button = (name: string) => screen.getByRole('button', { name });

async function openForm() {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const card = await screen.findByRole('article', { name: live.title });
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Edit Job' });
  return user;
}

describe('a time under ‘Publish on’', () => {
  const at = (value: string) =>
    fireEvent.change(screen.getByLabelText('Publish on'), { target: { value } });

  test('of a live job is that of its changes: it stays live until then', async () => {
    const user = await openForm();
    await user.clear(screen.getByRole('textbox', { name: /^Salary Range/ }));
    await user.enter(screen.getByRole('textbox', { name: /^Salary Range/ }), '£70k');
    at(LOCAL);
    const publish = button('Publish these changes on 5 Jan 2099, 09:00');
    expect(
      screen.getByText(/^Once you press ‘Publish these changes on 5 Jan 2099, 09:00’: From 5 Jan/),
    ).toHaveTextContent(/visitors see this job\. Until then what they see stays as it is\.$/);
    await user.click(publish);
    const card = await screen.findByRole('article', { name: 'Live engineer' });
    expect(await within(card).findByText('Changes on 5 Jan 2099, 09:00')).toBeVisible();
    expect(within(card).getByText('Live')).toBeVisible();
    expect(await screen.findByText('Changes scheduled')).toBeVisible();
    expect(saved[0]).toMatchObject({ changes: { salary: '£70k' }, publishAt: until });
    expect(saved[0]?.changes).not.toHaveProperty('publishAt');
  });

  test('is moved, and taken away, where it stands', async () => {
    pending = scheduled;
    const user = await openForm();
    const bar = screen.getByRole('group', { name: 'Unpublished changes' });
    expect(bar).toHaveTextContent(/live job until 5 Jan 2099, 09:00: these changes are published/);
    expect(screen.getByLabelText('Publish on')).toHaveValue(LOCAL);
    at('');
    await user.click(button('Save without publishing'));
    await screen.findByText('Changes saved, not published');
    expect(saved[0]).toMatchObject({ publishAt: '' });
  });

  test('is cancelled by its button: the changes stay, and one press schedules them again', async () => {
    pending = scheduled;
    const user = await openForm();
    await user.click(button('Cancel schedule'));
    await screen.findByText('Schedule cancelled');
    expect(saved[0]).toMatchObject({ changes: { salary: '£70k' }, publishAt: '' });
    const card = await screen.findByRole('article', { name: 'Live engineer' });
    expect(await within(card).findByText('Unpublished changes')).toBeVisible();
    await user.click(button('Undo'));
    await screen.findByText('Changes are back');
    expect(saved[1]).toMatchObject({ changes: { salary: '£70k' }, publishAt: until });
    expect(await within(card).findByText('Changes on 5 Jan 2099, 09:00')).toBeVisible();
  });

  test('that was cancelled together with a change comes back, and the change stays', async () => {
    pending = scheduled;
    const user = await openForm();
    await user.enter(screen.getByRole('textbox', { name: /^Salary Range/ }), ' to £80k');
    await user.click(button('Cancel schedule'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Changes are back');
    expect(saved[0]).toMatchObject({ changes: { salary: '£70k to £80k' }, publishAt: '' });
    expect(saved[1]).toMatchObject({ changes: { salary: '£70k to £80k' }, publishAt: until });
  });

  test('at which nothing will be published is told: on the card and in the form', async () => {
    pending = { ...scheduled, clashes: ['salary'] };
    await openAdminTab('jobs', 'Manage Jobs');
    const card = await screen.findByRole('article', { name: 'Live engineer' });
    expect(await within(card).findByText('Changes held back')).toBeVisible();
    fireEvent.click(within(card).getByRole('button', { name: 'Edit' }));
    const bar = await screen.findByRole('group', { name: 'Unpublished changes' });
    expect(bar).toHaveTextContent(/held back, since Salary Range was changed live meanwhile/);
  });

  test('that has passed in vain is told, and nothing promises that they come by themselves', async () => {
    const { publishAt: heldSince, ...waiting } = scheduled;
    pending = { ...waiting, heldSince };
    await openForm();
    const bar = screen.getByRole('group', { name: 'Unpublished changes' });
    expect(bar).toHaveTextContent(
      /5 Jan 2099, 09:00 and could not be then\. They are held back until/,
    );
    expect(within(bar).queryByRole('button', { name: 'Cancel schedule' })).toBeNull();
    expect(screen.getByLabelText('Publish on')).toHaveValue('');
  });
});

test('a live job is taken offline by that name alone, and only when that is confirmed', async () => {
  const updates: unknown[] = [];
  apiAnswers('jobs.update', async (request) => {
    updates.push(await request.json());
    return live;
  });
  const user = await openForm();
  await user.click(button('Take offline until …'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Take this job offline?' });
  const confirm = within(dialog).getByRole('button', { name: 'Take offline' });
  expect(confirm).toBeDisabled();
  fireEvent.change(within(dialog).getByLabelText('Offline until'), {
    target: { value: LOCAL },
  });
  expect(dialog).toHaveTextContent('Nobody sees it until 5 Jan 2099, 09:00.');
  expect(updates).toEqual([]);
  await user.click(confirm);
  await waitFor(() => expect(updates).toHaveLength(1));
  expect(updates[0]).toMatchObject({ publishAt: until });
  expect(saved).toEqual([]);
});
