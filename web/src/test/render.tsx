import type { Settings } from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { type RenderResult, render } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MemoryRouter, type Location, Route, Routes, useLocation } from 'react-router-dom';
import { publicPages } from '@/site/app/pages';
import { AppProviders } from '@/site/app/providers';
import { RoutedApp } from '@/site/app/router';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { textsQuery } from '@/site/texts/use-texts';
import { setupUser, type User } from './user';

interface Rendered extends RenderResult {
  user: User;
  /** Returns the router's location. */
  location: () => Location;
}

/** Renders a component at `path`, with the app's providers and a cache. */
export function renderWithProviders(ui: ReactNode, path = '/', settings?: Settings): Rendered {
  return renderAt(ui, path, settings);
}

function renderAt(ui: ReactNode, path: string, settings = FIRST_SETTINGS): Rendered {
  const queryClient = createQueryClient();
  // Normally the document contains them.
  queryClient.setQueryData(settingsQuery().queryKey, settings);
  for (const name of TEXTS_NAMES) {
    queryClient.setQueryData(textsQuery(name).queryKey, showTexts(name, {}, settings));
  }
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
      <AppProviders queryClient={queryClient}>
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

/** Renders the page of the site at `path`, and those that its links lead to, without their frame. */
export function renderPage(path: string, settings?: Settings): Rendered {
  return renderAt(<Pages />, path, settings);
}

function Pages() {
  const client = useQueryClient();
  const [routes] = useState(() =>
    publicPages.map(({ pattern, load, component }) => {
      // React waits 300 ms before it replaces a fallback, so only the first test of a page has one.
      const Page = component ?? lazy(async () => ({ default: await load(client, false) }));
      return <Route key={pattern} path={pattern} element={<Page pattern={pattern} />} />;
    }),
  );
  return (
    <main>
      <Suspense>
        <Routes>{routes}</Routes>
      </Suspense>
    </main>
  );
}

/** Renders the whole site at `path`. */
export function renderApp(path: string, settings?: Settings): Rendered {
  return renderAt(<RoutedApp />, path, settings);
}
