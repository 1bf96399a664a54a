import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './render';

test('shows the not-found page at an unknown path', async () => {
  renderApp('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
});
