import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  localStorage.clear();
  // Every query for a narrow screen holds, and none for a wide one.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Analyst' }),
    buildJob({ id: '2', title: 'Fitter', isActive: false }),
  ]);
});

test('what narrows the list is behind a button, which tells how much does', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await screen.findByRole('article', { name: 'Analyst' });
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  const filters = screen.getByRole('button', { name: 'Filters' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Inactive' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Analyst' })).toBeNull();
});

test('a dense list stands beside the cards, with all that can be done to a job in its menu', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await screen.findByRole('article', { name: 'Analyst' });
  expect(screen.getByText('Deactivate')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  const row = within(await screen.findByRole('article', { name: 'Fitter' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Deactivate')).toBeNull();
  expect(row.getByText('Inactive')).toBeVisible();
  await user.click(row.getByRole('checkbox', { name: 'Select Fitter' }));
  expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Activate' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: /Job Title/ })).toHaveValue('Fitter');
});

test('a table that was chosen elsewhere is shown as that list, since it has no room', async () => {
  localStorage.setItem('adminJobsLayout', 'table');
  await openAdminTab('jobs', 'Manage Jobs');
  const title = await screen.findByRole('link', { name: 'Analyst' });
  expect(title).toHaveAttribute('href', '/admin?tab=jobs&edit=1');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the checks of a form stand before the button that publishes', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(screen.getByRole('button', { name: 'Add New Job' }));
  const create = await screen.findByRole('button', { name: 'Create Job' });
  const check = screen.getByText('Advert check');
  expect(check.compareDocumentPosition(create)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
