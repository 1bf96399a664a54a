import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ThemeSwitch } from './theme-switch';

/** Runs the script at the start of every document. */
function runFirstScript() {
  document.documentElement.removeAttribute('data-color-scheme');
  const source = readFileSync(
    join(import.meta.dirname, '../../theme/before-first-paint.js'),
    'utf8',
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- a file of the site, as the browser runs it
  new Function(source)();
  return document.documentElement.getAttribute('data-color-scheme');
}

test('is light by default', () => {
  expect(runFirstScript()).toBe('light');
  renderWithProviders(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  // One name makes them one group for the arrow keys.
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(names).toEqual([names[0], names[0], names[0]]);
  expect(names[0]).not.toBe('');
});

test.each([
  ['Dark', 'dark', 'dark'],
  ['System', 'system', 'light'],
])('remembers %s, and the first script of the next visit agrees', async (name, mode, scheme) => {
  // The drawer has one too, which shows the same choice.
  const { user, unmount } = renderWithProviders(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name });
  await user.click(first!);
  expect(second).toBeChecked();
  expect(localStorage.getItem('theme')).toBe(mode);
  expect(document.documentElement).toHaveAttribute('data-color-scheme', scheme);

  unmount();
  expect(runFirstScript()).toBe(scheme);
  renderWithProviders(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name })).toBeChecked();
});

test("gives the browser's bars the scheme's colour, and follows a change", async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="theme-color" content="white" media="all" data-scheme="light">
    <meta name="theme-color" content="black" media="not all" data-scheme="dark">`,
  );
  const shown = () =>
    document.querySelector('meta[name="theme-color"][media="all"]')?.getAttribute('content');
  localStorage.setItem('theme', 'dark');
  runFirstScript();
  expect(shown()).toBe('black');
  const { user } = renderWithProviders(<ThemeSwitch />);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await waitFor(() => expect(shown()).toBe('white'));
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.remove();
});
