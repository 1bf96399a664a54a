import { screen, waitFor, within } from '@testing-library/react';
import type { Application } from '@torque-tide/contract/applications';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildApplication, buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';

let items: Application[];
let calls: { id: string; body: unknown; ifMatch: string | null }[];

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
    const body = await request.json();
    calls.push({ id, body, ifMatch: request.headers.get('if-match') });
    items = items.map((item) =>
      item.id === id ? { ...item, ...(body as object), version: item.version + 1 } : item,
    );
    return items.find((item) => item.id === id)!;
  });
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Filled job', isFilled: true }),
    buildJob({ id: '2', title: 'Open job' }),
  ]);
});

async function openJobs() {
  const app = await openAdminTab('jobs', 'Manage Jobs');
  const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
  return { ...app, filled: await cardOf('Filled job'), open: await cardOf('Open job') };
}

test('a job’s card counts new applications, and links to them', async () => {
  const { user, open, location } = await openJobs();
  await user.click(await open.findByRole('link', { name: '1 new application' }));
  expect(await screen.findByRole('article', { name: 'Eva' })).toBeVisible();
  expect(location().search).toBe('?tab=applications&state=New&job=2');
  expect(screen.queryByRole('article', { name: 'Ana' })).toBeNull();
});

test('only a closed job offers to decline its new applications', async () => {
  const { filled, open } = await openJobs();
  expect(await filled.findByRole('button', { name: 'Decline the 3 that are new' })).toBeVisible();
  expect(open.queryByRole('button', { name: /^Decline/ })).toBeNull();
});

test('they are declined with the versions shown, with one undo for all', async () => {
  const restored: string[] = [];
  apiAnswers('versions.restore', (_, { id = '' }) => {
    restored.push(id);
    return { kind: 'applications', id, version: 9 };
  });
  const { user, filled } = await openJobs();
  await user.click(await filled.findByRole('button', { name: 'Decline the 3 that are new' }));
  expect(await screen.findByText('3 applications declined.')).toBeVisible();
  const body = { state: 'Declined' };
  expect(calls.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'Ana', body, ifMatch: '"1"' },
    { id: 'Ben', body, ifMatch: '"2"' },
    { id: 'Cleo', body, ifMatch: '"3"' },
  ]);
  await waitFor(() => expect(filled.queryByText(/new application/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored.toSorted()).toEqual(['Ana', 'Ben', 'Cleo']));
});

test('one that somebody has changed meanwhile is left alone, and named', async () => {
  apiAnswers('applications.update', async (_, { id = '' }) => {
    if (id === 'Ben') return refusal('stale');
    return { ...items.find((item) => item.id === id)!, state: 'Declined' };
  });
  const { user, filled } = await openJobs();
  await user.click(await filled.findByRole('button', { name: 'Decline the 3 that are new' }));
  expect(await screen.findByText('2 of 3 applications declined.')).toBeVisible();
  expect(screen.getByText(/^“Ben”: Someone else has changed this item/)).toBeVisible();
});
