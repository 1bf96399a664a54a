import type { AccountSession } from '@torque-tide/contract/admin-session';
import { screen } from '@testing-library/react';
import { apiAnswers } from './fake-api';
import { logIn, renderAdmin } from './admin';

export const OWN: AccountSession = {
  id: 'own',
  browser: 'Firefox on Windows',
  since: '2026-11-21T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:30:00.000Z',
  isCurrent: true,
};
export const PHONE: AccountSession = {
  ...OWN,
  id: 'phone',
  browser: 'Safari on iOS',
  isCurrent: false,
};
export const TABLET: AccountSession = { ...PHONE, id: 'tablet', browser: 'Chrome on Android' };

export const logInAsAda = () => logIn('ada');

/** Opens the account page with these sessions. */
export async function openAccount(sessions: AccountSession[]) {
  apiAnswers('sessions.list', () => sessions);
  const app = renderAdmin('/admin/account');
  await screen.findByRole('list', { name: 'Sessions' });
  return app;
}
