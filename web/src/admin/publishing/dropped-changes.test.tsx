import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, expect, test } from 'vitest';
import { renderAdmin } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';
import type { PendingOf } from './queries';

const live = buildJob({ id: '7', title: 'Live engineer', salary: '£60k', version: 3 });

let pending: PendingOf<'jobs'> | undefined;
let saved: Partial<Job>[];
let dropped: (string | null)[];

function pendingWith(salary: string, pendingVersion: number): PendingOf<'jobs'> {
  const at = '2026-11-20T09:30:00.000Z';
  const item = { ...live, salary };
  return { item, base: live, pendingVersion, baseVersion: 3, by: 'ben', at, since: at };
}

beforeEach(() => {
  [pending, saved, dropped] = [pendingWith('£70k', 1), [], []];
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', [live]);
  apiAnswers('history.list', []);
  apiAnswers('pending.list', () => {
    if (!pending) return [];
    const { item, base: _, ...note } = pending;
    return [{ ...note, kind: 'jobs' as const, id: item.id }];
  });
  apiAnswers('jobs.getPending', () => pending ?? null);
  apiAnswers('jobs.savePending', async (request) => {
    const stored = pending?.pendingVersion ?? 0;
    if (request.headers.get('if-match') !== `"${stored}"`) return refusal('stale');
    const { changes } = (await request.json()) as { changes: Partial<Job> };
    saved.push(changes);
    pending = pendingWith(changes.salary ?? '', stored + 1);
    return pending;
  });
  apiAnswers('jobs.dropPending', (request) => {
    dropped.push(request.headers.get('if-match'));
    pending = undefined;
    return { dropped: live.id, pendingVersion: 1 };
  });
});

const salary = () => screen.getByRole('textbox', { name: /^Salary Range/ });
const button = (name: string) => screen.getByRole('button', { name });

async function openForm() {
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  await screen.findByRole('group', { name: 'Unpublished changes' });
  return user;
}

async function answer(name: 'Cancel' | 'Drop changes') {
  const question = await screen.findByRole('alertdialog', { name: 'Drop the changes?' });
  return within(question).getByRole('button', { name });
}

test('what is typed and not saved is dropped with them only when that is confirmed', async () => {
  const user = await openForm();
  await user.enter(salary(), ' to £80k');
  await user.click(button('Drop changes'));
  await user.click(await answer('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(salary()).toHaveValue('£70k to £80k');
  expect(dropped).toEqual([]);
  await user.click(button('Drop changes'));
  await user.click(await answer('Drop changes'));
  await screen.findByText('Changes dropped');
  expect(dropped).toEqual(['"1"']);
});

test('what is brought back is what was dropped, also where somebody else saved it meanwhile', async () => {
  const user = await openForm();
  pending = pendingWith('£71k', 2);
  await user.enter(salary(), ' to £80k');
  await user.click(button('Save without publishing'));
  await screen.findByRole('radiogroup', { name: 'Salary Range' });
  await user.click(button('Drop changes'));
  await user.click(await answer('Drop changes'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Changes are back');
  expect(dropped).toEqual(['"2"']);
  expect(saved).toMatchObject([{ title: 'Live engineer', salary: '£71k' }]);
});
