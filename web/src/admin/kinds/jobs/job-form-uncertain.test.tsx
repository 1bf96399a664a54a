import { act, screen } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';

/** What the server has stored, and the keys of the calls that it got. */
let jobs: Job[];
let keys: (string | null)[];
/** What becomes of each answer; the rest arrives. */
let fates: ('lost' | 'lost before it was stored' | 'refused')[];

beforeEach(() => {
  jobs = [];
  keys = [];
  fates = [];
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('jobs.list', () => [...jobs]);
  apiAnswers('jobs.create', async (request) => {
    const key = request.headers.get('idempotency-key');
    const known = keys.includes(key);
    keys.push(key);
    const fate = fates.shift();
    if (fate === 'refused') return refusal('internal', 'Not today');
    if (fate === 'lost before it was stored') return HttpResponse.error();
    if (!known || jobs.length === 0) {
      const { title, description } = (await request.json()) as Job;
      jobs = [...jobs, buildJob({ title, description, id: String(keys.length), version: 1 })];
    }
    if (fate === 'lost') return HttpResponse.error();
    return jobs[0]!;
  });
  apiAnswers('jobs.update', async (request) => {
    const { title, description } = (await request.json()) as Job;
    jobs = [{ ...jobs[0]!, title, description, version: 2 }];
    return jobs[0]!;
  });
});
afterEach(() => void vi.useRealTimers());

const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const create = () => screen.getByRole('button', { name: 'Create Job' });

async function fillIn() {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(await screen.findByRole('button', { name: 'Add New Job' }));
  await user.enter(await screen.findByRole('textbox', { name: /^Job Title/ }), 'Wind analyst');
  await user.enter(screen.getByRole('textbox', { name: /^Description/ }), 'Knows the wind well.');
  return user;
}

/** Saves, and every repeat has been made, and none was answered. */
async function saveUntilNobodyCanTell() {
  fates = ['lost', 'lost', 'lost', 'lost', 'lost', 'lost'];
  const user = await fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(create());
  await screen.findByText(/Finding out what became of it/);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(/nobody can tell/)).toBeVisible();
  vi.useRealTimers();
  return user;
}

test('a save whose answer is lost says so, finds out, and is stored once', async () => {
  fates = ['lost'];
  const user = await fillIn();
  await user.click(create());
  expect(await screen.findByText('The job may have been saved')).toBeVisible();
  expect(screen.getByText(/Finding out what became of it/)).toBeVisible();
  expect(await screen.findByText('“Wind analyst” created.')).toBeVisible();
  expect(jobs).toHaveLength(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a save that turns out not to have happened says that', async () => {
  fates = ['lost before it was stored', 'refused'];
  const user = await fillIn();
  await user.click(create());
  expect(await screen.findByText('The job may have been saved')).toBeVisible();
  expect(await screen.findByText('The job was not saved')).toBeVisible();
  expect(screen.getByText(/Not today/)).toBeVisible();
  expect(screen.queryByText('The job may have been saved')).toBeNull();
  expect(title()).toHaveValue('Wind analyst');

  // It is known now, so that the next attempt is another one.
  await user.click(create());
  expect(await screen.findByText('“Wind analyst” created.')).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('pressed again after nobody could tell, it is the same attempt', async () => {
  const user = await saveUntilNobodyCanTell();
  await user.click(create());
  expect(await screen.findByText('“Wind analyst” created.')).toBeVisible();
  expect(jobs).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('changed after nobody could tell, it stands on what was saved', async () => {
  const user = await saveUntilNobodyCanTell();
  await user.enter(title(), ' in Hull');
  await user.click(create());
  expect(await screen.findByText(/“Wind analyst in Hull”/)).toBeVisible();
  expect(jobs).toMatchObject([{ title: 'Wind analyst in Hull', version: 2 }]);
});
