import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberMessage, useRecentMessages } from '@/shared/ui/toast/recent-messages';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers, apiFails, apiIsUnreachable, server } from '@/test/fake-api';
import { renderAdmin } from '@/test/admin';
import type { User } from '@/test/user';
import { hold } from '@/test/hold';

const SESSION = { username: 'admin', expiresAt: '2026-11-21T18:00:00.000Z' };

beforeEach(() => localStorage.setItem('adminSessionId', 'session-1'));

/** Opens the dashboard on a tab that reads only testimonials. */
async function openDashboard() {
  apiAnswers('admin.verify', SESSION);
  apiAnswers('testimonials.list', []);
  const app = renderAdmin('/admin?tab=testimonials');
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
  return app;
}

async function signIn(user: User) {
  await user.enter(await screen.findByLabelText('Username'), 'admin');
  await user.enter(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('access to the dashboard', () => {
  test('is granted to a valid session, which is sent along to be verified', async () => {
    const [answered, answer] = hold();
    let authorization: string | null = null;
    apiAnswers('testimonials.list', []);
    apiAnswers('admin.verify', async (request) => {
      authorization = request.headers.get('authorization');
      await answered;
      return SESSION;
    });
    renderAdmin('/admin?tab=testimonials');
    expect(await screen.findByText('Verifying access...')).toBeVisible();
    expect(screen.getByRole('progressbar', { hidden: true })).toBeVisible();
    expect(screen.queryByText('Admin Dashboard')).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Content Management' })).toBeVisible();
    expect(authorization).toBe('Bearer session-1');
    expect(screen.queryByText('Admin Login')).toBeNull();
  });

  test.each([
    ['a refusal', () => apiFails('admin.verify', 'unauthenticated')],
    ['a server that is unavailable', () => apiFails('admin.verify', 'unavailable')],
    [
      'success: false',
      () => server.use(http.get('*/api/admin/verify', () => HttpResponse.json({ success: false }))),
    ],
  ])('ends with %s: says so, and redirects to the login', async (_, arrange) => {
    arrange();
    const { location } = renderAdmin('/admin');
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getByText('Please log in again')).toBeVisible();
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(localStorage.getItem('adminSessionId')).toBeNull();
  });

  test.each([
    ['a stored session', () => localStorage.clear()],
    ['an answer', () => apiIsUnreachable('admin.verify')],
  ])('without %s leads to the login, silently', async (_, arrange) => {
    arrange();
    const { location } = renderAdmin('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(localStorage.getItem('adminSessionId')).toBeNull();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  test('keeps the session where the page is left meanwhile, and checks again if it stays', async () => {
    let calls = 0;
    apiAnswers('testimonials.list', []);
    apiAnswers('admin.verify', () => {
      calls += 1;
      if (calls > 1) return SESSION;
      window.dispatchEvent(new Event('pagehide'));
      return HttpResponse.error();
    });
    renderAdmin('/admin?tab=testimonials');
    expect(await screen.findByRole('heading', { name: 'Content Management' })).toBeVisible();
    expect(localStorage.getItem('adminSessionId')).toBe('session-1');
  });

  test('comes back after the login to the address that was asked for', async () => {
    localStorage.clear();
    apiAnswers('admin.login', { sessionId: 'session-2' });
    apiAnswers('admin.verify', SESSION);
    apiAnswers('sessions.list', []);
    const { user, location } = renderAdmin('/admin/account?from=mail');
    await signIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(location()).toMatchObject({ pathname: '/admin/account', search: '?from=mail' });
  });
});

describe('the dashboard', () => {
  test('has a link to the website, and a tab for each kind with its own URL', async () => {
    apiAnswers('jobs.list', []);
    apiAnswers('admin.verify', SESSION);
    apiAnswers('testimonials.list', []);
    const { user, location } = renderAdmin('/admin');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Jobs',
      'Case Studies',
      'Testimonials',
      'Client Logos',
      'People',
      'Pages',
      'Settings',
      'Sectors',
      'Locations',
      'Applications',
    ]);
    expect(screen.getByRole('tab', { name: 'Jobs' })).toHaveAttribute('aria-selected', 'true');
    // A plain link: the site is another document.
    expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('tab', { name: 'Testimonials' }));
    expect(location().search).toBe('?tab=testimonials');
    expect(await screen.findByRole('tabpanel', { name: 'Testimonials' })).toBeVisible();
  });

  test('lets dismissed messages be read again, until log out', async () => {
    apiAnswers('admin.logout', null);
    apiAnswers('versions.recent', []);
    const { user } = await openDashboard();
    const openMessages = async () => {
      await user.click(screen.getByRole('button', { name: 'Recent messages and activity' }));
      return within(await screen.findByRole('dialog', { name: 'Recent messages and activity' }));
    };
    const none = (await openMessages()).getByText('No recent messages.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(none).not.toBeInTheDocument());
    act(() => rememberMessage({ title: 'Case study created', description: 'Wind crews' }));
    const dialog = await openMessages();
    expect(dialog.getByText('Case study created')).toBeVisible();
    expect(dialog.getByText('Wind crews')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    const { result } = renderHook(() => useRecentMessages());
    expect(result.current).toEqual([]);
  });

  test('cancels pending reads before the session ends', async () => {
    apiAnswers('admin.verify', SESSION);
    let read: AbortSignal | undefined;
    apiAnswers('testimonials.list', ({ signal }) => {
      read = signal;
      return new Promise(() => undefined);
    });
    let wasReading: boolean | undefined;
    apiAnswers('admin.logout', () => {
      wasReading = read?.aborted === false;
      return new Promise(() => undefined);
    });
    const { user } = renderAdmin('/admin?tab=testimonials');
    await waitFor(() => expect(read?.aborted).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(wasReading).toBe(false));
  });

  test('log out ends the session here even without the server, and clears everything read with it', async () => {
    apiIsUnreachable('admin.logout');
    apiAnswers('admin.login', { sessionId: 'session-2' });
    apiAnswers('jobs.list', []);
    const { user, location } = await openDashboard();
    await screen.findByText('No testimonials found');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const testimonial = buildTestimonial();
    apiAnswers('testimonials.list', [testimonial]);
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(localStorage.getItem('adminSessionId')).toBeNull();
    await signIn(user);
    await user.click(await screen.findByRole('tab', { name: 'Testimonials' }));
    expect(await screen.findByText(`“${testimonial.quote}”`)).toBeVisible();
  });
});
