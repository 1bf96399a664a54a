import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  apiAnswers,
  apiFails,
  apiHangs,
  apiIsUnreachable,
  recordCalls,
  refusal,
  server,
} from '@/test/fake-api';
import { renderAdmin } from '@/test/admin';
import { hold } from '@/test/hold';
import { logIn } from './session-api';

const LOGIN = '*/api/admin/login';
const CREDENTIALS = { username: 'admin', password: 'energy-transition-2026' };

async function openLogin(path = '/admin/login') {
  const app = renderAdmin(path);
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  return app;
}

async function signIn(user: Awaited<ReturnType<typeof openLogin>>['user']) {
  await user.enter(screen.getByLabelText('Username'), ' admin ');
  await user.enter(screen.getByLabelText('Password'), 'energy-transition-2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the login page', () => {
  test('has its texts and a link back, and shows the password on request', async () => {
    const { user } = await openLogin();
    expect(screen.getByText('Secure Access')).toBeVisible();
    // A plain link: the site is another document.
    expect(screen.getByRole('link', { name: 'Back to main site' })).toHaveAttribute('href', '/');
    // A password manager can fill it in.
    const password = screen.getByLabelText('Password');
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');
    const button = screen.getByRole('button', { name: 'Show password' });
    await user.click(button);
    expect(password).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('requires both, without a request', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  test('says that it is signing in, stores the session and goes to the dashboard', async () => {
    const [answered, answer] = hold();
    const sent = recordCalls('admin.login', () =>
      answered.then(() => ({ sessionId: 'session-1' })),
    );
    apiHangs('admin.verify');
    const { user, location } = await openLogin();
    await signIn(user);
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer();
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(screen.getByText('Welcome to the admin panel')).toBeVisible();
    await waitFor(() => expect(location().pathname).toBe('/admin'));
    expect(localStorage.getItem('adminSessionId')).toBe('session-1');
    expect(sent[0]?.body).toEqual({ username: 'admin', password: 'energy-transition-2026' });
  });
});

describe('a login that fails', () => {
  test('says why: the server’s message, no network, or how long to wait', async () => {
    apiFails('admin.login', 'invalid-credentials', 'Wrong username or password');
    const { user } = await openLogin();
    await signIn(user);
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByText('Wrong username or password')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Username')).toHaveValue(' admin ');
    expect(localStorage.getItem('adminSessionId')).toBeNull();

    apiIsUnreachable('admin.login');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(
      await screen.findByText(
        'The server could not be reached. Check your connection and try again.',
      ),
    ).toBeVisible();
    const paused = refusal('too-many-attempts', 'Too many attempts');
    paused.headers.set('retry-after', '840');
    apiAnswers('admin.login', () => paused);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Too many attempts')).toBeVisible();
    expect(screen.getByText('Try again in 14 minutes.')).toBeVisible();
  });

  test.each([
    ['an error page', HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['success: false without a message', HttpResponse.json({ success: false })],
  ])('%s reads as invalid credentials', async (_, response) => {
    server.use(http.post(LOGIN, () => response.clone()));
    expect(await logIn(CREDENTIALS)).toMatchObject({
      kind: 'refused',
      message: 'Invalid credentials',
    });
  });

  test.each([
    ['no session id', HttpResponse.json({ success: true, data: {} })],
    ['a page', HttpResponse.html('<!doctype html><title>Hotel Wi-Fi</title>')],
  ])('a success with %s is an invalid response', async (_, response) => {
    server.use(http.post(LOGIN, () => response.clone()));
    const invalid = { kind: 'refused', message: 'Invalid response from server' };
    expect(await logIn(CREDENTIALS)).toEqual(invalid);
  });
});
