import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { MuiStyles } from '@/test/mui-styles';
import Tooltip from '@mui/material/Tooltip';

// A faked clock starts at zero, and MUI remembers when the last tooltip closed. Each test starts
// later than any earlier one has ended, so that none counts as a move from another's tooltip.
let begun = performance.now();
beforeEach(() => {
  begun += 60_000;
  vi.useFakeTimers();
  vi.advanceTimersByTime(begun);
});
afterEach(() => {
  for (const button of screen.getAllByRole('button')) {
    fireEvent.mouseLeave(button);
    act(() => button.blur());
  }
  pass(1000);
  vi.useRealTimers();
});

function renderButtons() {
  renderWithProviders(
    <MuiStyles>
      <Tooltip title="Edit">
        <button aria-label="Edit">✎</button>
      </Tooltip>
      <Tooltip title="Delete">
        <button aria-label="Delete">×</button>
      </Tooltip>
    </MuiStyles>,
  );
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function enter(name: string) {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerEnter(button);
  fireEvent.mouseOver(button);
}

function leave(name: string) {
  fireEvent.mouseLeave(screen.getByRole('button', { name }));
  // Leaving takes a turn of the event loop.
  pass(0);
}

/** Simulates the keyboard, because jsdom never matches `:focus-visible`. */
function focus(name: string) {
  const button = screen.getByRole('button', { name });
  vi.spyOn(button, 'matches').mockImplementation((selector) =>
    Element.prototype.matches.call(button, selector.replace(':focus-visible', ':focus')),
  );
  act(() => button.focus());
}

function tip() {
  return screen.queryByRole('tooltip')?.textContent;
}

test('opens after 700 ms, at once on a move within 300 ms, and later after 700 ms again', () => {
  renderButtons();
  enter('Edit');
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Edit');
  leave('Edit');
  pass(299);
  enter('Delete');
  pass(0);
  expect(screen.getByText('Delete')).toBeVisible();
  leave('Delete');
  pass(301);
  enter('Edit');
  pass(699);
  expect(screen.queryByText('Edit')).toBeNull();
  pass(1);
  expect(screen.getByText('Edit')).toBeVisible();
});

test('opens at once on a move by keyboard, however long the last one was open', () => {
  renderButtons();
  focus('Edit');
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Edit');
  pass(5000);
  focus('Delete');
  pass(0);
  expect(screen.getByText('Delete')).toBeVisible();
  pass(5000);
  focus('Edit');
  pass(0);
  expect(screen.getByText('Edit')).toBeVisible();
});
