import { render, screen } from '@testing-library/react';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { AppProviders } from '@/site/app/providers';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { LazyNotFoundPage } from './lazy-not-found';

/** Renders the page without texts in the document. */
function page() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(settingsQuery().queryKey, FIRST_SETTINGS);
  return (
    <MemoryRouter>
      <AppProviders queryClient={queryClient}>
        <Suspense>
          <LazyNotFoundPage />
        </Suspense>
      </AppProviders>
    </MemoryRouter>
  );
}

test("fetches the owner's text if no document has brought it", async () => {
  const asked: unknown[] = [];
  apiAnswers('texts.get', (_, params) => {
    asked.push(params['id']);
    return { heading: 'Nothing here', hint: 'Look', pageTitle: 'Nothing', description: 'None.' };
  });
  const shown = page();
  const { unmount } = render(shown);
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  unmount();
  // They are fetched once per visit.
  render(shown);
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect(asked).toEqual(['notFound']);
});

test("shows the product's text if the owner's can't be fetched", async () => {
  apiFails('texts.get', 'internal');
  render(page());
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View jobs' })).toBeVisible();
});
