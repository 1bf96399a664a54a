import { screen, waitFor } from '@testing-library/react';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { expect, test } from 'vitest';
import { logIn, renderAdminInBrowser } from '@/test/admin';
import { apiAnswers } from '@/test/fake-api';
import { AdminDashboardPage } from './dashboard-page';
import { ADMIN_TABS, type AdminTab } from './tabs';

/** A new tab without a list of content: its panel, and this row. */
const weather: AdminTab = {
  key: 'weather',
  label: 'Weather',
  panel: <h3>Wind and sun</h3>,
  commands: async () => [
    { id: 'gale', group: 'Weather', title: 'Storm warning', text: 'gale', to: '/admin?tab=people' },
  ],
};

const tabs = [...ADMIN_TABS, weather];

test('a row is a tab: in the strip, by its URL, and in Ctrl+K', async () => {
  logIn();
  apiAnswers('jobs.list', []);
  apiAnswers('caseStudies.list', []);
  apiAnswers('testimonials.list', []);
  apiAnswers('clientLogos.list', []);
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  const { user, location } = renderAdminInBrowser('/admin?tab=weather', [
    { path: ADMIN_PATHS.dashboard, element: <AdminDashboardPage tabs={tabs} /> },
  ]);
  expect(await screen.findByRole('heading', { name: 'Wind and sun' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Weather');

  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Weather\s*Go to$/ });
  await user.type(screen.getByRole('combobox', { name: /^Find any/ }), 'gale');
  const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
  await waitFor(() => expect(found()).toEqual(['Storm warningWeather']));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Manage People' })).toBeVisible();
  expect(location().search).toBe('?tab=people');
});
