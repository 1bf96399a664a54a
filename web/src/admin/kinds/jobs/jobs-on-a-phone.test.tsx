import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  localStorage.clear();
  // Matches every media query for narrow screens and none for wide ones.
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

test('has cards, even if a table was chosen on a wide screen', async () => {
  localStorage.setItem('adminJobsLayout', 'table');
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const card = within(await screen.findByRole('article', { name: 'Fitter' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  expect(card.getByText('Inactive')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Inactive' }));
  expect(await screen.findByText('1 of 2 jobs')).toBeInTheDocument();
});
