import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MuiTheme } from '@/admin/theme/mui-theme';
import { UnreadList } from './failures';

test('a list that waits for a connection says so', () => {
  const list = (isPaused: boolean) => (
    <MuiTheme>
      <UnreadList noun="jobs" read={{ error: null, isPaused, refetch: () => undefined }} />
    </MuiTheme>
  );
  const { rerender } = render(list(false));
  expect(screen.getByText('Loading jobs...')).toBeVisible();
  rerender(list(true));
  expect(
    screen.getByText('No connection. Loading goes on by itself when there is one again.'),
  ).toBeVisible();
});
