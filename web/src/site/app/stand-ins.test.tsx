import { render, screen } from '@testing-library/react';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { apiFails } from '@/test/fake-api';
import { publicPages } from './pages';
import { AppProviders } from './providers';
import { AppRoutes } from './router';

/** The site at a path, as a document without a page begins it. */
function open(path: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(settingsQuery().queryKey, FIRST_SETTINGS);
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders queryClient={queryClient}>
        <AppRoutes mayStandIn />
      </AppProviders>
    </MemoryRouter>,
  );
}

test.each([['/no/such/page', 'Page not found']])(
  '%s is shown where neither its document nor the API has its texts',
  async (path, heading) => {
    apiFails('texts.get', 'internal');
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
);

test('where a document may still bring them nothing stands in for the texts', async () => {
  apiFails('texts.get', 'internal');
  const page = publicPages.find(({ pattern }) => pattern === '*');
  await expect(page?.load(createQueryClient(), false)).rejects.toThrow('Something went wrong');
});
