import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/test/render';

test('shows the not-found page with its hint and links in its frame at an unknown path', async () => {
  renderApp('/no-such-page');
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  for (const link of screen.getAllByRole('link', { name: 'View jobs' })) {
    expect(link).toHaveAttribute('href', '/jobs');
  }
  for (const role of ['banner', 'main', 'contentinfo']) {
    expect(await screen.findAllByRole(role)).toHaveLength(1);
  }
});

test('has a skip link as the first stop of the Tab key', async () => {
  const { user, location } = renderApp('/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location().hash).toBe('');
});
