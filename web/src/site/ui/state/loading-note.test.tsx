import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { LoadingNote, SLOW_MS } from './loading-note';

afterEach(() => vi.useRealTimers());

test('says what is loading, and when that is slow', () => {
  vi.useFakeTimers();
  renderWithProviders(<LoadingNote>Loading job listings...</LoadingNote>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading job listings...');
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(SLOW_MS);
  });
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
});
