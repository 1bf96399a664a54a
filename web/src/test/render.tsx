import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, type Location, useLocation } from 'react-router-dom';
import { AppProviders } from '@/site/app/providers';
import { AppRoutes } from '@/site/app/router';
import { createQueryClient } from '@/shared/api/query-client';
import { setupUser, type User } from './user';

interface Rendered extends RenderResult {
  user: User;
  /** Where the router is now. */
  location: () => Location;
}

/** Renders one component below the app's providers and a cache, at `path`. */
export function renderWithProviders(ui: ReactNode, path = '/'): Rendered {
  return renderAt(ui, path);
}

function renderAt(ui: ReactNode, path: string): Rendered {
  let current: Location | undefined;
  function Spy() {
    const location = useLocation();
    useEffect(() => {
      current = location;
    }, [location]);
    return null;
  }
  const user = setupUser();
  const result = render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders queryClient={createQueryClient()}>
        {ui}
        <Spy />
      </AppProviders>
    </MemoryRouter>,
  );
  return {
    ...result,
    user,
    location: () => {
      if (!current) throw new Error('The router has not rendered yet');
      return current;
    },
  };
}

/** Renders the whole app at `path`, as a visitor would open it. */
export function renderApp(path: string): Rendered {
  return renderAt(<AppRoutes />, path);
}
