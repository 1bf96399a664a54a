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

/** Longer than the keeper waits for others. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

test('the focus of a control that goes away is given to the heading', async () => {
  const { rerender } = render(<Page isThere />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  rerender(<Page isThere={false} />);
  await pause();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('so is that of a control that cannot be used any more with all around it', async () => {
  render(<Page isThere />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  // Browsers take the focus off what is inert, and tell nobody.
  button.blur();
  button.toggleAttribute('inert', true);
  await pause();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('what has been focused meanwhile keeps it', async () => {
  const { rerender } = render(<Page isThere />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  rerender(<Page isThere={false} />);
  screen.getByRole('button', { name: 'Other' }).focus();
  await pause();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

test('a focus that is put down by a click beside everything stays so', async () => {
  const { rerender } = render(<Page isThere />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  button.blur();
  rerender(<Page isThere isOff={false} />);
  screen.getByRole('main').append(document.createElement('p'));
  await pause();
  expect(document.body).toHaveFocus();
});
