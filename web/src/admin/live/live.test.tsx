import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiIsUnreachable } from '@/test/fake-api';
import { toChange, toEditors } from './documents';
import { type LiveStore, useLiveStore } from './live-store';

let store: LiveStore;

// Stands in for what needs Firestore, and lets a test bring what its listeners would.
vi.mock('./live-part', () => ({
  LivePart: function LivePart() {
    store = useLiveStore();
    return null;
  },
}));
// When the dashboard is idle isn't the matter here.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  apiAnswers('jobs.list', [buildJob({ id: '1', title: 'Grid planner', version: 2 })]);
  for (const name of ['sectors.list', 'locations.list'] as const) apiAnswers(name, []);
});
afterEach(() => vi.unstubAllGlobals());

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const NOW = Date.now();

function presence(username: string, { kind = 'jobs', id = '1', renewed = NOW } = {}) {
  const times = { at: at(renewed), expiresAt: at(renewed) };
  return { noteId: `${username} ${id}`, username, item: { kind, id }, ...times };
}

function note(part: object) {
  const item = { noteId: 'note', kind: 'jobs', id: '1' };
  return { ...item, action: 'updated', by: 'ben', at: at(NOW), expiresAt: at(NOW), ...part };
}

/** Opens the jobs as 'admin', connected. */
async function openJobs() {
  apiAnswers('live.connect', { token: 't', session: 's', config: { apiKey: 'k', projectId: 'p' } });
  const app = await openAdminTab('jobs', 'Manage Jobs');
  const card = await screen.findByRole('article');
  await waitFor(() => expect(store).toBeDefined());
  return { ...app, card };
}

const bring = (...documents: object[]) =>
  act(() => store.set({ editors: toEditors(documents, 'admin', NOW) }));
const tell = (...notes: object[]) => act(() => store.set({ changes: notes.flatMap(toChange) }));

test('a card says who is editing its item, and no longer once the form is closed', async () => {
  const { card } = await openJobs();
  bring(presence('ben'), presence('ada'), presence('cleo', { id: '2' }));
  expect(within(card).getByText('ada and ben are editing this')).toBeVisible();
  bring(presence('ben'));
  expect(within(card).getByText('ben is editing this')).toBeVisible();
  bring();
  expect(within(card).queryByText(/editing this/)).toBeNull();
});

test('a form is told to others, says who has it open too, and who has saved it meanwhile', async () => {
  const { card, user } = await openJobs();
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Edit Job' });
  expect(store.get().editing).toEqual({ kind: 'jobs', id: '1' });
  bring(presence('ben'));
  expect(screen.getByText('ben is editing this')).toBeVisible();
  tell(note({ version: 2 }));
  expect(screen.queryByText(/saved this/)).toBeNull();
  tell(note({ version: 3, by: 'admin' }));
  expect(screen.queryByText(/saved this/)).toBeNull();
  tell(note({ version: 3 }));
  const said = screen.getByText(/^ben saved this at \d\d:\d\d\.$/);
  expect(said.closest('[role="status"]')).not.toBeNull();
  tell(note({ version: 3, action: 'deleted' }));
  expect(screen.getByText(/^ben deleted this at/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(store.get().editing).toBeUndefined());
});

test('presence that has ended, is of the own account or of an unknown kind says nothing', () => {
  const documents = [
    presence('admin'),
    presence('ben', { renewed: NOW - 76_000 }),
    presence('cleo', { kind: 'admins' }),
  ];
  expect(toEditors(documents, 'admin', NOW).size).toBe(0);
});

test('where live editing cannot be reached, the admin area works without it', async () => {
  apiIsUnreachable('live.connect');
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('heading', { name: 'Edit Job' })).toBeVisible();
});
