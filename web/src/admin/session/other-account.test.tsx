import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AdminPage } from '@/admin/shell/admin-page';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { renderAdmin, renderAdminInBrowser } from '@/test/admin';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers, recordCalls, refusal, server } from '@/test/fake-api';

const KEY = 'adminSessionId';
const OTHER = { name: 'Somebody else is logged in now' };
const stored = buildTestimonial({ id: '7', company: 'Example Grid', version: 3 });

/** The accounts of the valid sessions. */
const owners = new Map<string, string>();
/** The accounts in whose names writes were sent. */
let writers: (string | undefined)[];

const ownerOf = ({ headers }: Request) =>
  owners.get(headers.get('authorization')?.replace('Bearer ', '') ?? '');

beforeEach(() => {
  owners.clear();
  owners.set('session-1', 'anna');
  localStorage.setItem(KEY, 'session-1');
  writers = [];
  server.events.on('request:start', ({ request }) => {
    const isLogin = request.url.endsWith('/login') || request.url.endsWith('/live');
    if (request.method !== 'GET' && !isLogin) writers.push(ownerOf(request));
  });
  apiAnswers('admin.verify', (request) => {
    const username = ownerOf(request);
    if (username === undefined) return refusal('unauthenticated');
    return { username, expiresAt: '2026-11-21T18:00:00.000Z' };
  });
  apiAnswers('admin.login', () => {
    owners.set('session-3', 'anna');
    return { sessionId: 'session-3' };
  });
  apiAnswers('testimonials.list', [stored]);
  apiAnswers('testimonials.update', (request) =>
    ownerOf(request) ? { ...stored, version: 4 } : refusal('unauthenticated'),
  );
});

/** Logs in as another tab does, which ends the session that it sends. */
function benLogsIn(): void {
  owners.delete('session-1');
  owners.set('session-2', 'ben');
  localStorage.setItem(KEY, 'session-2');
}

/** The browser notifies this tab a moment later. */
const tell = (newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));

async function typeIntoForm() {
  const app = renderAdmin('/admin?tab=testimonials&edit=7');
  await screen.findByRole('form');
  await app.user.enter(company(), '!');
  return app;
}

const company = () => screen.getByRole('textbox', { name: /^Company/, hidden: true });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Update Testimonial' }));
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsaved:anna/'));
const otherDialog = async () => within(await screen.findByRole('dialog', OTHER));

test('a renewed session belongs to the same account, even if the name field is changed', async () => {
  const sent = recordCalls('admin.login', () => {
    owners.set('session-3', 'anna');
    return { sessionId: 'session-3' };
  });
  const { user } = await typeIntoForm();
  owners.clear();
  save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  const name = dialog.getByRole('textbox', { name: 'Username' });
  expect(name).toHaveValue('anna');
  expect(name).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  // Changes the field as a password manager does.
  fireEvent.change(name, { target: { value: 'ben' } });
  await user.paste('secret');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Testimonial updated.')).toBeVisible();
  expect(sent[0]?.body).toEqual({ username: 'anna', password: 'secret' });
});

describe("another account's login in another tab", () => {
  test('is reported at once, and the form stays', async () => {
    await typeIntoForm();
    benLogsIn();
    tell('session-2');
    const dialog = await otherDialog();
    expect(dialog.getByText(/^This browser is logged in as ben now\./)).toHaveTextContent(
      'Content that you typed into a form here is kept in this browser for anna.',
    );
    // The note is already true for text that was just typed.
    expect(kept()).toHaveLength(1);
    expect(company()).toHaveValue('Example Grid!');
    fireEvent.keyDown(dialog.getByLabelText('Password'), { key: 'Escape' });
    expect(screen.getByRole('dialog', OTHER)).toBeVisible();
    // It can be continued as that account, without a question about kept changes.
    expect(dialog.getByRole('link', { name: 'Go on as ben' })).toHaveAttribute('href', '/admin');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(localStorage.getItem(KEY)).toBe('session-2');
    expect(writers).not.toContain('ben');
  });

  test("says so if this browser can't keep unsaved changes", async () => {
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (key.startsWith('unsaved:')) throw new DOMException('', 'QuotaExceededError');
      setItem(key, text);
    });
    await typeIntoForm();
    benLogsIn();
    tell('session-2');
    const dialog = await otherDialog();
    expect(
      dialog.getByText(/This browser can’t keep what you typed\. Save before you leave\./),
    ).toBeVisible();
  });

  test('makes a save wait until the first account is back', async () => {
    apiAnswers('testimonials.update', (request) => {
      const owner = ownerOf(request);
      if (owner !== undefined && owners.size > 1) return { ...stored, version: 4 };
      // The browser hasn't notified this tab yet.
      benLogsIn();
      return refusal('unauthenticated');
    });
    const { user } = await typeIntoForm();
    save();
    const dialog = await otherDialog();
    expect(dialog.getByLabelText('Username')).toHaveValue('anna');
    expect(writers).not.toContain('ben');
    await user.enter(dialog.getByLabelText('Password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Testimonial updated.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem(KEY)).toBe('session-3');
    expect(writers).not.toContain('ben');
  });

  test('is over once another tab is back in the first account', async () => {
    await typeIntoForm();
    benLogsIn();
    tell('session-2');
    await otherDialog();
    owners.set('session-3', 'anna');
    localStorage.setItem(KEY, 'session-3');
    tell('session-3');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    save();
    expect(await screen.findByText('Testimonial updated.')).toBeVisible();
  });

  test("sends nothing in an unknown account's name, and asks for a login", async () => {
    await typeIntoForm();
    benLogsIn();
    apiAnswers('admin.verify', () => refusal('unavailable'));
    tell('session-2');
    save();
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    expect(writers).not.toContain('ben');
  });
});

/** Checks the session as the live part does when it ends. */
function Recheck() {
  const { recheck } = useAdminSession();
  return <button onClick={() => void recheck({ inPlace: false })}>Recheck</button>;
}

test("a session ended by another account's login opens no login, and keeps the other session", async () => {
  const page = (
    <AdminPage title="Weather" description="Wind">
      <Recheck />
    </AdminPage>
  );
  const { user, location } = renderAdminInBrowser('/admin', [
    { path: ADMIN_PATHS.dashboard, element: page },
  ]);
  const button = await screen.findByRole('button', { name: 'Recheck' });
  benLogsIn();
  await user.click(button);
  await otherDialog();
  expect(location().pathname).toBe('/admin');
  expect(localStorage.getItem(KEY)).toBe('session-2');
});
