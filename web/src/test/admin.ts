import { screen } from '@testing-library/react';
import { apiAnswers } from './fake-api';
import { renderApp } from './render';

type Tab = 'jobs' | 'case-studies' | 'testimonials' | 'client-logos';

/** Opens a tab of the dashboard with a valid session, and waits for its heading. */
export async function openAdminTab(tab: Tab, heading: string) {
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'admin', expiresAt: '2026-11-21T18:00:00.000Z' });
  const app = renderApp(`/admin?tab=${tab}`);
  await screen.findByRole('heading', { name: heading });
  return app;
}
