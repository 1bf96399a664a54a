import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MuiStyles } from '@/test/mui-styles';
import { LoadingState } from './states';

test('says what it waits for, and if that is a connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => {
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });
  render(
    <MuiStyles>
      <LoadingState>Loading jobs...</LoadingState>
    </MuiStyles>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading jobs...');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(
    'No connection. This continues once you are back online.',
  );
});
