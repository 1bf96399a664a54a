import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { REMOVAL_DELAY_MS, forgetMessages, useRecentMessages } from './recent-messages';
import type { Toast } from './toast';
import { loadToaster } from './load-toaster';
import { useToast } from './use-toast';

const SAVED: Toast = { title: 'Job updated', description: 'Grid engineer', tone: 'success' };
const FAILED: Toast = { title: 'Error', description: 'Not saved', tone: 'error' };
/** Longer than a message takes to slide in or out. */
const TRANSITION_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  forgetMessages();
});
afterEach(() => vi.useRealTimers());

function Host({ toasts }: { toasts: readonly Toast[] }) {
  const toast = useToast();
  const recent = useRecentMessages();
  return (
    <>
      {toasts.map((each) => (
        <button key={each.title} onClick={() => toast(each)}>
          show {each.title}
        </button>
      ))}
      <ul aria-label="Recent">
        {recent.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

/** In steps, because sliding is a chain of timers, each set by the render before it. */
function pass(ms: number) {
  const step = Math.max(100, ms / 50);
  for (let passed = 0; passed < ms; passed += step) {
    act(() => {
      vi.advanceTimersByTime(step);
    });
  }
}

function settle() {
  pass(TRANSITION_MS);
}

async function show(toast: Toast) {
  const button = screen.getByRole('button', { name: `show ${toast.title}` });
  button.focus();
  fireEvent.click(button);
  // The toaster loads with the first message.
  await act(async () => {
    await loadToaster();
  });
  settle();
}

function recentTitles() {
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

test('has a title, a description and the role of its tone, and replaces the one before', async () => {
  renderWithProviders(<Host toasts={[SAVED, FAILED]} />);
  await show(SAVED);
  expect(screen.getByRole('status')).toHaveTextContent('Job updatedGrid engineer');
  await show(FAILED);
  settle();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorNot saved');
});

test('disappears after 5 seconds, not before, also under a resting pointer', async () => {
  renderWithProviders(<Host toasts={[SAVED]} />);
  await show(SAVED);
  // It may hide a button.
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(4900 - TRANSITION_MS);
  expect(screen.getByRole('status')).toBeVisible();
  pass(100);
  settle();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('stays while the pointer is over it', async () => {
  renderWithProviders(<Host toasts={[SAVED]} />);
  await show(SAVED);
  fireEvent.pointerMove(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByRole('status')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(5000);
  settle();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('takes the focus on F8 and stays; Escape dismisses it and returns the focus', async () => {
  renderWithProviders(<Host toasts={[SAVED]} />);
  await show(SAVED);
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByRole('status')).toHaveFocus();
  pass(60_000);
  fireEvent.keyDown(screen.getByRole('status'), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'show Job updated' })).toHaveFocus();
  settle();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('offers its actions once, and stays as long as requested', async () => {
  const undo = vi.fn();
  const view = vi.fn();
  const toast: Toast = {
    ...SAVED,
    displayMs: 12_000,
    actions: [
      { label: 'View', onClick: view },
      { label: 'Undo', onClick: undo },
    ],
  };
  renderWithProviders(<Host toasts={[toast]} />);
  await show(toast);
  pass(11_000 - TRANSITION_MS);
  expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  settle();
  expect(undo).toHaveBeenCalledOnce();
  expect(view).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('is dismissed by its button, which returns the focus', async () => {
  renderWithProviders(<Host toasts={[SAVED]} />);
  await show(SAVED);
  const dismiss = screen.getByRole('button', { name: 'Dismiss message' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(screen.getByRole('button', { name: 'show Job updated' })).toHaveFocus();
  settle();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [49, true],
  [50, false],
  [-50, false],
])('after a swipe of %i px sideways, it stays: %s', async (distance, stays) => {
  renderWithProviders(<Host toasts={[SAVED]} />);
  await show(SAVED);
  const panel = screen.getByRole('status');
  fireEvent.pointerDown(panel, { button: 0, pointerId: 1, clientX: 200 });
  fireEvent.pointerMove(panel, { pointerId: 1, clientX: 200 + distance });
  fireEvent.pointerUp(panel, { pointerId: 1, clientX: 200 + distance });
  settle();
  expect(screen.queryAllByRole('status')).toHaveLength(stays ? 1 : 0);
});

test('keeps a dismissed message readable for 1,000,000 ms, newest first', async () => {
  renderWithProviders(<Host toasts={[SAVED, FAILED]} />);
  await show(SAVED);
  await show(FAILED);
  pass(5000);
  settle();
  expect(recentTitles()).toEqual(['Error', 'Job updated']);
  pass(REMOVAL_DELAY_MS - 10_000);
  expect(recentTitles()).toContain('Error');
  pass(10_000);
  expect(REMOVAL_DELAY_MS).toBe(1_000_000);
  expect(recentTitles()).toEqual([]);
});
