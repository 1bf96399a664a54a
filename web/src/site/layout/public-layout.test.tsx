import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/test/render';

test('an unknown path says so, hints at the router, and leads on', async () => {
  renderApp('/no-such-page');
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  for (const link of screen.getAllByRole('link', { name: 'View jobs' })) {
    expect(link).toHaveAttribute('href', '/jobs');
  }
});

test('the first stop of the Tab key leads past the header', async () => {
  const { user, location } = renderApp('/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location().hash).toBe('');
});

test('a public page stands between one header and one footer', async () => {
  renderApp('/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
});
