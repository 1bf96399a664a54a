import type { Presence } from '@torque-tide/contract/live';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, apiIsUnreachable } from '@/test/fake-api';
import { type Live, NOT_LIVE, toEditors } from './live-context';

let onLive: ((live: Live) => void) | undefined;
let onLost: () => Promise<void>;
const endEditing = vi.fn<() => void>();
const tellEditing = vi.fn<NonNullable<Live['tellEditing']>>(() => endEditing);

// Replaces the part that needs Firestore, and lets a test pass the listeners' data.
vi.mock('./live-part', () => ({
  LivePart: function LivePart(props: {
    onLive: (live: Live) => void;
    onLost: () => Promise<void>;
  }) {
    ({ onLive, onLost } = props);
    return null;
  },
}));
// Starts at once: the dashboard's idle time doesn't matter here.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  apiAnswers('testimonials.list', [buildTestimonial({ id: '1' })]);
});
afterEach(() => vi.unstubAllGlobals());

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const NOW = Date.now();

function presence(username: string, { id = '1', renewed = NOW } = {}): Presence {
  const times = { at: at(renewed), expiresAt: at(renewed) };
  return { username, item: { kind: 'testimonials', id }, ...times };
}

/** Opens the list as 'admin', connected. */
async function openList() {
  apiAnswers('live.connect', { token: 't', session: 's', config: { apiKey: 'k', projectId: 'p' } });
  const app = await openAdminTab('testimonials', 'Testimonials Management');
  const card = await screen.findByRole('article');
  await waitFor(() => expect(onLive).toBeDefined());
  return { ...app, card };
}

function bring(...presences: Presence[]) {
  const editors = toEditors(presences, 'admin', NOW);
  act(() => onLive?.({ ...NOT_LIVE, tellEditing, editors }));
}

test('a card shows who is editing its item, until the form is closed', async () => {
  const { card } = await openList();
  bring(presence('ben'), presence('ada'), presence('cleo', { id: '2' }));
  expect(within(card).getByText('ada and ben are editing this')).toBeVisible();
  bring(presence('ben'));
  expect(within(card).getByText('ben is editing this')).toBeVisible();
  bring();
  expect(within(card).queryByText(/editing this/)).toBeNull();
});

test('a form is shown to others, and shows who else has it open', async () => {
  const { card, user } = await openList();
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Edit Testimonial' });
  bring(presence('ben'));
  expect(tellEditing).toHaveBeenCalledWith({ kind: 'testimonials', id: '1' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(endEditing).toHaveBeenCalledTimes(tellEditing.mock.calls.length));
});

test("ignores presence that has expired or is of the user's own account", () => {
  const presences = [presence('admin'), presence('ben', { renewed: NOW - 76_000 })];
  expect(toEditors(presences, 'admin', NOW).size).toBe(0);
});

test('a connection that is lost because the session has ended asks for a login', async () => {
  await openList();
  await act(() => onLost());
  expect(screen.queryByText('Session expired')).toBeNull();
  apiFails('admin.verify', 'unauthenticated');
  await act(() => onLost());
  expect(await screen.findByText('Session expired')).toBeVisible();
});

test('without live editing the admin area still works', async () => {
  apiIsUnreachable('live.connect');
  const { user } = await openAdminTab('testimonials', 'Testimonials Management');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('heading', { name: 'Edit Testimonial' })).toBeVisible();
});
