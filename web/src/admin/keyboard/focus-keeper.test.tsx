import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { useFocusKeeper } from './focus-keeper';

interface Props {
  isThere: boolean;
  isOff?: boolean;
}

function Page({ isThere, isOff = false }: Props) {
  useFocusKeeper();
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <h3 tabIndex={-1}>Manage Jobs</h3>
      {isThere && <button disabled={isOff}>Delete</button>}
      <button>Other</button>
    </main>
  );
}

/** Longer than the keeper waits for other code. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

test('moves the focus of a removed control to the heading', async () => {
  const { rerender } = render(<Page isThere />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  rerender(<Page isThere={false} />);
  await pause();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('also if the control becomes inert', async () => {
  render(<Page isThere />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  // Browsers blur inert elements without an event.
  button.blur();
  button.toggleAttribute('inert', true);
  await pause();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('leaves a focus that has moved meanwhile', async () => {
  const { rerender } = render(<Page isThere />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  rerender(<Page isThere={false} />);
  screen.getByRole('button', { name: 'Other' }).focus();
  await pause();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

test('leaves a focus that a click on the empty page has removed', async () => {
  const { rerender } = render(<Page isThere />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  button.blur();
  rerender(<Page isThere isOff={false} />);
  screen.getByRole('main').append(document.createElement('p'));
  await pause();
  expect(document.body).toHaveFocus();
});
