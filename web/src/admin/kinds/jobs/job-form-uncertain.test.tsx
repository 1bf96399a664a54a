import { screen } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';
import { REPEAT_WAITS_MS } from '@/admin/requests/use-write';
import { endWaitsAtOnce } from '@/test/short-waits';
import { openJobForm } from '@/test/job-form';

/** The server's jobs, and the keys of its calls. */
let jobs: Job[];
let keys: (string | null)[];
/** The fate of each answer; further answers arrive. */
let fates: ('lost' | 'lost before it was stored' | 'refused')[];

beforeEach(() => {
  jobs = [];
  keys = [];
  fates = [];
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

const title = () => screen.getByRole('textbox', { name: /^Job Title/ });
const create = () => screen.getByRole('button', { name: 'Create Job' });

async function fillIn() {
  const { user } = await openJobForm('new=1', ['title', 'description']);
  await user.enter(screen.getByLabelText(/^Job Title/), 'Wind analyst');
  await user.enter(screen.getByLabelText(/^Description/), 'Knows the wind well.');
  return user;
}

/** Saves, and waits until every repeat was made without an answer. */
async function loseAllAnswers(save: () => Promise<void>) {
  fates = ['lost', 'lost', 'lost', 'lost', 'lost', 'lost'];
  endWaitsAtOnce(REPEAT_WAITS_MS);
  await save();
  expect(await screen.findByText(/nobody can tell/)).toBeVisible();
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

test('a save that turns out to have failed says so', async () => {
  fates = ['lost before it was stored', 'refused'];
  const user = await fillIn();
  await user.click(create());
  expect(await screen.findByText('The job may have been saved')).toBeVisible();
  expect(await screen.findByText('The job was not saved')).toBeVisible();
  expect(screen.getByText(/Not today/)).toBeVisible();
  expect(screen.queryByText('The job may have been saved')).toBeNull();
  expect(title()).toHaveValue('Wind analyst');

  // The outcome is known, so the next attempt has a new key.
  await user.click(create());
  expect(await screen.findByText('“Wind analyst” created.')).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('changes after an unknown outcome are based on what was saved', async () => {
  const user = await fillIn();
  await loseAllAnswers(() => user.click(create()));
  await user.enter(title(), ' in Hull');
  await user.click(create());
  expect(await screen.findByText(/“Wind analyst in Hull”/)).toBeVisible();
  expect(jobs).toMatchObject([{ title: 'Wind analyst in Hull', version: 2 }]);
});

test('a job that is published again after an unknown outcome keeps the time of the first attempt', async () => {
  jobs = [buildJob({ id: '1', title: 'Wind analyst', isDraft: true, version: 1 })];
  const bodies: Partial<Job>[] = [];
  apiAnswers('jobs.update', async (request) => {
    const key = request.headers.get('idempotency-key');
    bodies.push((await request.json()) as Partial<Job>);
    if (!keys.includes(key)) jobs = [{ ...jobs[0]!, version: jobs[0]!.version + 1 }];
    keys.push(key);
    return fates.shift() === 'lost' ? HttpResponse.error() : jobs[0]!;
  });
  const { user } = await openJobForm('edit=1', ['title', 'description']);
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
  await loseAllAnswers(publish);
  await publish();
  expect(await screen.findByText(/^“Wind analyst” /)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(new Set(bodies.map(({ postedAt }) => postedAt)).size).toBe(1);
});
