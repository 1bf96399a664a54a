import { CacheProvider } from '@emotion/react';
import { type RenderResult, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, createMemoryRouter, type Location } from 'react-router-dom';
import { AdminApp } from '@/admin/app/admin-app';
import { adminRoutes } from '@/admin/app/routes';
import { AdminPage } from '@/admin/shell/admin-page';
import { apiAnswers } from './fake-api';
import { reduceMotion } from './match-media';
import { muiStyles } from './mui-styles';
import { setupUser, type User } from './user';

type Router = ReturnType<typeof createMemoryRouter>;

interface RenderedAdmin extends RenderResult {
  user: User;
  /** Returns the router's location. */
  location: () => Location;
}

/** Renders the admin area at `path`. */
export function renderAdmin(path: string, routes = adminRoutes): RenderedAdmin {
  return renderWithRouter(createMemoryRouter(routes, { initialEntries: [path] }));
}

/**
 * Renders the admin area on the browser's history, with real Back and Forward.
 *
 * @param path omit it if the test has pushed an entry with a state
 */
export function renderAdminInBrowser(path?: string, routes = adminRoutes): RenderedAdmin {
  if (path !== undefined) window.history.replaceState(null, '', path);
  return renderWithRouter(createBrowserRouter(routes));
}

/** Renders a part of the admin area behind the login, without the dashboard. */
export async function renderInAdmin(part: ReactNode, path = '/admin'): Promise<RenderedAdmin> {
  logIn();
  const element = (
    <AdminPage title="Part" description="">
      {part}
    </AdminPage>
  );
  const routes = [{ path: '*', element }];
  const app = renderWithRouter(createMemoryRouter(routes, { initialEntries: [path] }));
  await screen.findByRole('heading', { name: 'Part' });
  return app;
}

function renderWithRouter(router: Router): RenderedAdmin {
  reduceMotion();
  const user = setupUser();
  const result = render(
    <CacheProvider value={muiStyles}>
      <AdminApp router={router} />
    </CacheProvider>,
  );
  return { ...result, user, location: () => router.state.location };
}

/** Stores a session that the API accepts. */
export function logIn(username = 'admin'): void {
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username, expiresAt: '2026-11-21T18:00:00.000Z' });
}

/** Opens a form by its address, such as 'tab=jobs&edit=7', with a valid session. */
export async function openAdminForm(address: string): Promise<RenderedAdmin> {
  logIn();
  const app = renderAdmin(`/admin?${address}`);
  await screen.findByRole('form');
  return app;
}

/** Opens a tab of the dashboard with a valid session, and waits for its heading. */
export async function openAdminTab(tab: string, heading: string) {
  logIn();
  const app = renderAdmin(`/admin?tab=${tab}`);
  await screen.findByRole('heading', { name: heading });
  return app;
}

/** Waits for an item's card. */
export const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
