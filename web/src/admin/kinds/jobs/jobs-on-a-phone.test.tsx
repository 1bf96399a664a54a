import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { matchMedia } from '@/test/match-media';

test('has cards, even if a table was chosen on a wide screen', async () => {
  // Matches every media query for narrow screens and none for wide ones.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
  );
  localStorage.setItem('adminJobsLayout', 'table');
  apiAnswers('jobs.list', [buildJob({ title: 'Fitter' })]);
  await openAdminTab('jobs', 'Manage Jobs');
  expect(await screen.findByRole('article', { name: 'Fitter' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
});
