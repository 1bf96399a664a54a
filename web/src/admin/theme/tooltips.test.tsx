import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { MuiStyles } from '@/test/mui-styles';
import Tooltip from '@mui/material/Tooltip';

// A faked clock begins at nought, and MUI remembers when the last one closed: each test begins
// later than any before it has ended, so that none moves on from another one's tip.
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

/** As if by keyboard: jsdom never matches `:focus-visible`. */
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

test('opens after 700 ms on a control, and not before', () => {
  renderButtons();
  enter('Edit');
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Edit');
});

test('does not open for a pointer that only passes', () => {
  renderButtons();
  enter('Edit');
  pass(600);
  leave('Edit');
  pass(1000);
  expect(tip()).toBeUndefined();
});

test('opens at once for who moves on within 300 ms', () => {
  renderButtons();
  enter('Edit');
  pass(700);
  leave('Edit');
  pass(299);
  enter('Delete');
  pass(0);
  expect(screen.getByText('Delete')).toBeVisible();
});

test('opens at once for who moves on by the keyboard, however long the tip was open', () => {
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

test('opens at once for who comes from a control right beside it', () => {
  renderButtons();
  enter('Edit');
  pass(700);
  fireEvent.mouseLeave(screen.getByRole('button', { name: 'Edit' }));
  enter('Delete');
  pass(0);
  expect(screen.getByText('Delete')).toBeVisible();
});

test('takes its time again for who comes later', () => {
  renderButtons();
  enter('Edit');
  pass(700);
  leave('Edit');
  pass(301);
  enter('Delete');
  pass(699);
  expect(screen.queryByText('Delete')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('Delete')).toBeVisible();
});

test('leaves the name of its control alone, and closes on Escape', () => {
  renderButtons();
  enter('Edit');
  pass(700);
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveTextContent('✎');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(1000);
  expect(tip()).toBeUndefined();
});
