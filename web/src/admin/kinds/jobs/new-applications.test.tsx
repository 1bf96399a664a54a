import { screen, waitFor } from '@testing-library/react';
import type { Application } from '@torque-tide/contract/applications';
import { beforeEach, expect, test } from 'vitest';
import { cardOf, openAdminTab } from '@/test/admin';
import { buildApplication, buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';

let items: Application[];
let calls: { id: string; ifMatch: string | null }[];

beforeEach(() => {
  calls = [];
  items = ['Ana', 'Ben', 'Cleo'].map((name, at) =>
    buildApplication({ id: name, name, jobId: '1', version: at + 1 }),
  );
  items.push(
    buildApplication({ id: 'Dag', name: 'Dag', jobId: '1', state: 'In touch' }),
    buildApplication({ id: 'Eva', name: 'Eva', jobId: '2' }),
  );
  apiAnswers('applications.list', () => [...items]);
  apiAnswers('applications.new', () => items.filter(({ state }) => state === 'New'));
  apiAnswers('applications.update', async (request, { id = '' }) => {
    const body = (await request.json()) as Partial<Application>;
    const ifMatch = request.headers.get('if-match');
    calls.push({ id, ifMatch });
    const stored = items.find((item) => item.id === id)!;
    if (ifMatch !== `"${stored.version}"`) return refusal('stale');
    const changed = { ...stored, ...body, version: stored.version + 1 };
    items = items.map((item) => (item.id === id ? changed : item));
    return changed;
  });
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Filled job', isFilled: true }),
    buildJob({ id: '2', title: 'Open job' }),
  ]);
});

async function openJobs() {
  const app = await openAdminTab('jobs', 'Manage Jobs');
  return { ...app, filled: await cardOf('Filled job'), open: await cardOf('Open job') };
}

test('a job’s card counts and links to new applications; only a closed job offers to decline them', async () => {
  const { user, filled, open, location } = await openJobs();
  expect(await filled.findByRole('button', { name: 'Decline the 3 that are new' })).toBeVisible();
  expect(open.queryByRole('button', { name: /^Decline/ })).toBeNull();
  await user.click(open.getByRole('link', { name: '1 new application' }));
  expect(await screen.findByRole('article', { name: 'Eva' })).toBeVisible();
  expect(location().search).toBe('?tab=applications&state=New&job=2');
  expect(screen.queryByRole('article', { name: 'Ana' })).toBeNull();
});

test('they are declined with the versions shown, except one that somebody has changed; the others can be undone', async () => {
  const restored: string[] = [];
  apiAnswers('versions.restore', (_, { id = '' }) => {
    restored.push(id);
    return { kind: 'applications', id, version: 9 };
  });
  const { user, filled } = await openJobs();
  items = items.map((item) => (item.id === 'Ben' ? { ...item, version: 7 } : item));
  await user.click(await filled.findByRole('button', { name: 'Decline the 3 that are new' }));
  expect(await screen.findByText('2 of 3 applications declined.')).toBeVisible();
  expect(screen.getByText(/^“Ben”: Someone else has changed this item/)).toBeVisible();
  expect(calls.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'Ana', ifMatch: '"1"' },
    { id: 'Ben', ifMatch: '"2"' },
    { id: 'Cleo', ifMatch: '"3"' },
  ]);
  const declined = items.filter(({ state }) => state === 'Declined');
  expect(declined.map(({ id }) => id)).toEqual(['Ana', 'Cleo']);
  await user.click(screen.getByRole('button', { name: 'Undo what was done' }));
  await waitFor(() => expect(restored.toSorted()).toEqual(['Ana', 'Cleo']));
});
