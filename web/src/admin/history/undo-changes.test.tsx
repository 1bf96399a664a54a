import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, refusal } from '@/test/fake-api';

/** The server's versions of each job; the last one is current. */
let versions: Map<string, Job[]>;
let bin: Job[];
/** Requests other than reads. */
let asked: string[];

const current = (id: string) => versions.get(id)?.at(-1);
const titles = (count: number) => Array.from({ length: count }, (_, at) => `Job ${at + 1}`);

function store(job: Job): Job {
  const before = versions.get(job.id) ?? [];
  const next = { ...job, version: (before.at(-1)?.version ?? 0) + 1 };
  versions.set(job.id, [...before, next]);
  return next;
}

/** Returns the patch as the server answers it: without empty fields. */
async function givenIn(request: Request): Promise<Partial<Job>> {
  const body = (await request.json()) as object;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
}

function isStale(request: Request, id: string): boolean {
  const tag = request.headers.get('if-match');
  return tag !== null && tag !== `"${current(id)?.version ?? ''}"`;
}

beforeEach(() => {
  versions = new Map();
  bin = [];
  asked = [];
  for (const title of titles(3)) store(buildJob({ id: title.slice(4), title }));
  apiAnswers('jobs.list', () =>
    [...versions.values()].flatMap((all) => all.at(-1) ?? []).filter((job) => !bin.includes(job)),
  );
  apiAnswers('jobs.create', async (request) =>
    store(buildJob({ ...(await givenIn(request)), id: '9' })),
  );
  apiAnswers('jobs.update', async (request, { id = '' }) => {
    if (isStale(request, id)) return refusal('stale');
    return store({ ...current(id)!, ...(await givenIn(request)) });
  });
  apiAnswers('jobs.delete', (request, { id = '' }) => {
    if (isStale(request, id)) return refusal('stale');
    asked.push(`delete ${id}`);
    bin.push(current(id)!);
    return { id };
  });
  apiAnswers('versions.restore', async (request, { id = '' }) => {
    const { version, as } = (await request.json()) as { version: number; as: string };
    if (isStale(request, id)) return refusal('stale');
    asked.push(`restore ${id}, ${as} as in ${version}`);
    const job = store(versions.get(id)!.find((each) => each.version === version)!);
    return { kind: 'jobs', id, version: job.version };
  });
});

const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const press = async (user: Awaited<ReturnType<typeof openAdminTab>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('one change', () => {
  test('a switch is reverted, and its item highlighted; the message links to its page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click((await card('Job 2')).getByRole('button', { name: 'Deactivate' }));
    const message = (await screen.findByText('“Job 2” deactivated.')).closest('[role="status"]');
    await user.click(within(message as HTMLElement).getByRole('button', { name: 'View' }));
    expect(open).toHaveBeenCalledWith('/jobs/2', '_blank', 'noopener');
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(asked).toEqual(['restore 2, both as in 1']);
    await waitFor(() => expect(current('2')?.isActive).toBe(true));
    expect(await (await card('Job 2')).findByRole('button', { name: 'Deactivate' })).toBeVisible();
    const back = screen.getByRole('article', { name: 'Job 2' });
    await waitFor(() => expect(back).toHaveAttribute('data-marked'));
    expect(document.body).not.toHaveFocus();
  });

  test('an edit highlights its item, which has the focus, and is reverted to the version before it', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click((await card('Job 1')).getByRole('button', { name: 'Edit' }));
    await user.enter(await screen.findByRole('textbox', { name: /^Salary/ }), '£60k');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('“Job 1” updated.')).toBeVisible();
    const saved = await screen.findByRole('article', { name: 'Job 1' });
    await waitFor(() => expect(saved).toHaveFocus());
    expect(saved).toHaveAttribute('data-marked');
    expect(await (await card('Job 1')).findByText('£60k')).toBeVisible();
    await press(user, 'Undo');
    await waitFor(() => expect(current('1')?.salary).toBe(buildJob().salary));
    expect(asked).toEqual(['restore 1, both as in 1']);
  });

  test('a created item is deleted', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await press(user, 'Add New Job');
    await user.enter(await screen.findByRole('textbox', { name: /^Job Title/ }), 'Wind analyst');
    await user.enter(
      screen.getByRole('textbox', { name: /^Description/ }),
      'Knows where the wind will be.',
    );
    await user.click(screen.getByRole('button', { name: 'Create Job' }));
    await press(user, 'Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(asked).toEqual(['delete 9']);
  });

  test('nothing is undone if the item has changed since', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click((await card('Job 2')).getByRole('button', { name: 'Deactivate' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    store({ ...current('2')!, salary: 'Theirs' });
    await user.click(undo);
    expect(await screen.findByText('Not undone')).toBeVisible();
    expect(screen.getByText(/Someone else has changed this item/)).toBeVisible();
    expect(current('2')).toMatchObject({ salary: 'Theirs', isActive: false });
    expect(asked).toEqual([]);
  });
});

describe('many changes', () => {
  async function featureAll() {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Job 1' }));
    await press(user, 'Select all 3');
    await press(user, 'Feature');
    await screen.findByText('3 jobs featured.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return user;
  }

  test('are undone together', async () => {
    const user = await featureAll();
    await press(user, 'Undo');
    expect(await screen.findByText('3 changes')).toBeVisible();
    expect(asked.toSorted()).toEqual([
      'restore 1, both as in 1',
      'restore 2, both as in 1',
      'restore 3, both as in 1',
    ]);
  });

  test('are named if they could not be undone, and retried', async () => {
    const user = await featureAll();
    const theirs = store({ ...current('2')!, salary: 'Theirs' });
    await press(user, 'Undo');
    expect(await screen.findByText('1 of 3 changes not undone')).toBeVisible();
    expect(screen.getByText(/“Job 2”: Someone else has changed this item/)).toBeVisible();
    expect(current('2')).toEqual(theirs);
    await press(user, 'Try again');
    expect(await screen.findByText('Not undone')).toBeVisible();
    expect(asked.toSorted()).toEqual(['restore 1, both as in 1', 'restore 3, both as in 1']);
  });

  test('ask for the login once, not for each', async () => {
    const user = await featureAll();
    apiFails('versions.restore', 'unauthenticated');
    await press(user, 'Undo');
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await press(user, 'Not now');
    expect(await screen.findByText('3 of 3 changes not undone')).toBeVisible();
  });
});

test('a closed form returns the focus to its item, or to the heading of the list', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click((await card('Job 3')).getByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const left = await screen.findByRole('article', { name: 'Job 3' });
  await waitFor(() => expect(left).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Add New Job' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toHaveFocus());
});
