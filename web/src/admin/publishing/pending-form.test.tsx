import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdminTab, renderAdmin } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs, refusal } from '@/test/fake-api';
import type { User } from '@/test/user';
import type { PendingOf } from './queries';

const live = buildJob({ id: '7', title: 'Live engineer', salary: '£60k', version: 3 });

interface Sent {
  ifMatch: string | null;
  body: { baseVersion: number; changes: Partial<Job> };
}

let job: Job;
let pending: PendingOf<'jobs'> | undefined;
let saved: Sent[];
let published: Sent[];
let dropped: (string | null)[];

/** What is there of what was sent: an empty text takes a field away. */
function given(changes: Partial<Job>): Partial<Job> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
}

/** What the server keeps. */
function pendingWith(changes: Partial<Job>, rest: Partial<PendingOf<'jobs'>> = {}) {
  return {
    item: { ...live, ...given(changes) },
    base: live,
    pendingVersion: 1,
    baseVersion: live.version,
    by: 'ben',
    at: '2026-11-20T09:30:00.000Z',
    since: '2026-11-19T08:00:00.000Z',
    ...rest,
  };
}

/** What the list of all unpublished changes says. */
function notes() {
  if (!pending) return [];
  const { pendingVersion, baseVersion, by, at, since } = pending;
  return [{ kind: 'jobs' as const, id: job.id, pendingVersion, baseVersion, by, at, since }];
}

async function sentIn(request: Request): Promise<Sent> {
  const body = (await request.json()) as Sent['body'];
  return { ifMatch: request.headers.get('if-match'), body };
}

beforeEach(() => {
  [job, pending, saved, published, dropped] = [live, undefined, [], [], []];
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', () => [job]);
  apiAnswers('pending.list', notes);
  apiAnswers('jobs.getPending', () => pending ?? null);
  apiAnswers('history.list', []);
  apiAnswers('jobs.savePending', async (request) => {
    const sent = await sentIn(request);
    saved.push(sent);
    const stored = pending?.pendingVersion ?? 0;
    const isBehind = sent.body.baseVersion !== job.version && !pending;
    if (sent.ifMatch !== `"${stored}"` || isBehind) return refusal('stale');
    pending = pendingWith(sent.body.changes, {
      pendingVersion: stored + 1,
      baseVersion: sent.body.baseVersion,
      by: 'admin',
    });
    return pending;
  });
  apiAnswers('jobs.publishPending', async (request) => {
    const sent = await sentIn(request);
    published.push(sent);
    const isSeen = sent.ifMatch === `"${pending?.pendingVersion ?? 0}"`;
    if (!isSeen || sent.body.baseVersion !== job.version) return refusal('stale');
    job = { ...job, ...given(sent.body.changes), version: job.version + 1 };
    pending = undefined;
    return job;
  });
  apiAnswers('jobs.dropPending', (request) => {
    dropped.push(request.headers.get('if-match'));
    const pendingVersion = pending?.pendingVersion ?? 0;
    pending = undefined;
    return { dropped: job.id, pendingVersion };
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** Writes something else in the place of what a field holds. */
async function write(user: User, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.enter(field(name), text);
}

async function openForm() {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const card = await screen.findByRole('article', { name: job.title });
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Edit Job' });
  return user;
}

test('a live job is saved as a draft beside it, and its card says so', async () => {
  const user = await openForm();
  expect(screen.queryByRole('group', { name: 'Unpublished changes' })).toBeNull();
  expect(button('Update Job')).toBeEnabled();
  await write(user, /^Job Title/, 'Changed engineer');
  await user.click(button('Save without publishing'));
  const card = await screen.findByRole('article', { name: 'Live engineer' });
  expect(await within(card).findByText('Unpublished changes')).toBeVisible();
  expect(within(card).getByText('Live')).toBeVisible();
  const said = await screen.findByText('Changes saved, not published');
  const toast = within(said.closest<HTMLElement>('[role="status"]')!);
  expect(toast.getByRole('button', { name: 'Preview link' })).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    ifMatch: '"0"',
    body: { baseVersion: 3, changes: { title: 'Changed engineer', salary: '£60k' } },
  });
});

test('a form that is opened right after that has it, however long the list is read again', async () => {
  const user = await openForm();
  apiHangs('pending.list');
  await write(user, /^Job Title/, 'Changed engineer');
  await user.click(button('Save without publishing'));
  const card = await screen.findByRole('article', { name: 'Live engineer' });
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('group', { name: 'Unpublished changes' })).toBeVisible();
  expect(field(/^Job Title/)).toHaveValue('Changed engineer');
});

test('a form that was opened by its address before has what was saved since', async () => {
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'admin', expiresAt: '2026-11-21T18:00:00.000Z' });
  let answerList = () => {};
  const listed = new Promise<void>((resolve) => (answerList = resolve));
  apiAnswers('pending.list', () => listed.then(notes));
  const { user } = renderAdmin('/admin?tab=jobs&edit=7');
  // Its own changes, of which there are none yet, are known before the list.
  await screen.findByRole('textbox', { name: /^Job Title/ });
  answerList();
  await write(user, /^Job Title/, 'Changed engineer');
  await user.click(button('Save without publishing'));
  const card = await screen.findByRole('article', { name: 'Live engineer' });
  await within(card).findByText('Unpublished changes');
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('group', { name: 'Unpublished changes' })).toBeVisible();
  expect(field(/^Job Title/)).toHaveValue('Changed engineer');
});

test('a form opens on changes that a cached list of them does not know yet', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const card = await screen.findByRole('article', { name: job.title });
  pending = pendingWith({ title: 'Changed elsewhere' });
  apiHangs('pending.list');
  vi.setSystemTime(Date.now() + 60_000);
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('group', { name: 'Unpublished changes' })).toBeVisible();
  expect(field(/^Job Title/)).toHaveValue('Changed elsewhere');
});

test('a draft and a new job have no draft beside them', async () => {
  job = buildJob({ id: '7', title: 'Still a draft', isDraft: true });
  await openForm();
  expect(screen.queryByRole('button', { name: 'Save without publishing' })).toBeNull();
});

describe('a form that opens on unpublished changes', () => {
  beforeEach(() => {
    pending = pendingWith({ title: 'Changed engineer', salary: '£70k' });
  });

  test('says whose they are and since when, and what visitors see meanwhile', async () => {
    await openForm();
    expect(field(/^Job Title/)).toHaveValue('Changed engineer');
    const notice = screen.getByRole('group', { name: 'Unpublished changes' });
    expect(notice).toHaveTextContent(/Unpublished changes by ben, .*begun /);
    expect(notice).toHaveTextContent('Visitors go on seeing the live job');
    expect(screen.queryByRole('button', { name: 'Update Job' })).toBeNull();
  });

  test('says so where they cannot be read', async () => {
    apiFails('jobs.getPending', 'unavailable');
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    const card = await screen.findByRole('article', { name: job.title });
    await within(card).findByText('Unpublished changes');
    await user.click(within(card).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('The job could not be loaded')).toBeVisible();
  });

  test('compares them field by field with what is live', async () => {
    const user = await openForm();
    await user.click(button('Compare'));
    const panel = await screen.findByRole('dialog', { name: 'Compared with what is live' });
    const terms = within(panel)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(terms).toEqual(['Job Title', 'Salary Range']);
    expect(panel).toHaveTextContent('Before: £60k');
    expect(panel).toHaveTextContent('After: £70k');
  });

  test('saves them again, also by the key that saves', async () => {
    const user = await openForm();
    await write(user, /^Salary Range/, '£75k');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('article', { name: 'Live engineer' });
    expect(published).toEqual([]);
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      ifMatch: '"1"',
      body: { baseVersion: 3, changes: { title: 'Changed engineer', salary: '£75k' } },
    });
  });

  test('publishes what it holds, and the card is as any other', async () => {
    const user = await openForm();
    await write(user, /^Salary Range/, '£80k');
    await user.click(button('Publish changes'));
    const card = await screen.findByRole('article', { name: 'Changed engineer' });
    expect(published).toHaveLength(1);
    expect(published[0]).toMatchObject({
      ifMatch: '"1"',
      body: { baseVersion: 3, changes: { title: 'Changed engineer', salary: '£80k' } },
    });
    await waitFor(() => expect(within(card).queryByText('Unpublished changes')).toBeNull());
    expect(await screen.findByText('Changes published')).toBeVisible();
  });

  test('drops them, and takes that back', async () => {
    const user = await openForm();
    await user.click(button('Drop changes'));
    const card = await screen.findByRole('article', { name: 'Live engineer' });
    await waitFor(() => expect(within(card).queryByText('Unpublished changes')).toBeNull());
    expect(dropped).toEqual(['"1"']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(card).findByText('Unpublished changes')).toBeVisible();
    expect(saved[0]).toMatchObject({
      ifMatch: '"0"',
      body: { baseVersion: 3, changes: { title: 'Changed engineer', salary: '£70k' } },
    });
  });

  test('puts what it holds together with a live job that has changed meanwhile', async () => {
    const user = await openForm();
    job = { ...live, salary: '£65k', jobType: 'Hybrid', version: 4 };
    await user.click(button('Publish changes'));
    const salary = await screen.findByRole('radiogroup', { name: 'Salary Range' });
    expect(within(salary).getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription(/£70k/);
    await user.click(within(salary).getByRole('radio', { name: /^Theirs/ }));
    await user.click(button('Publish changes'));
    await screen.findByRole('article', { name: 'Changed engineer' });
    expect(published[1]).toMatchObject({
      ifMatch: '"1"',
      body: {
        baseVersion: 4,
        changes: { title: 'Changed engineer', salary: '£65k', jobType: 'Hybrid' },
      },
    });
  });

  test('loses nothing of what another editor has saved beside it meanwhile', async () => {
    const user = await openForm();
    pending = pendingWith({ title: 'Changed engineer', salary: '£71k' }, { pendingVersion: 2 });
    await write(user, /^Job Title/, 'My own engineer');
    await user.click(button('Save without publishing'));
    await screen.findByRole('article', { name: 'Live engineer' });
    expect(saved.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
    expect(saved[1]?.body.changes).toMatchObject({ title: 'My own engineer', salary: '£71k' });
  });

  test('keeps what it holds when another editor has dropped them', async () => {
    const user = await openForm();
    pending = undefined;
    await user.click(button('Save without publishing'));
    await screen.findByRole('article', { name: 'Live engineer' });
    expect(saved.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"0"']);
    expect(saved[1]?.body.changes).toMatchObject({ title: 'Changed engineer', salary: '£70k' });
  });
});

test('a first draft beside a job that somebody else has begun one for is put together with it', async () => {
  const user = await openForm();
  pending = pendingWith({ salary: '£90k' });
  await write(user, /^Job Title/, 'My own engineer');
  await user.click(button('Save without publishing'));
  await screen.findByRole('article', { name: 'Live engineer' });
  expect(saved.map(({ ifMatch }) => ifMatch)).toEqual(['"0"', '"1"']);
  expect(saved[1]?.body.changes).toMatchObject({ title: 'My own engineer', salary: '£90k' });
});
