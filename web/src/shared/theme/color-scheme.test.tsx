import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { setColorMode, useColorMode } from './color-scheme';
import { MuiTheme } from '@/admin/theme/mui-theme';

function Mode() {
  const [mode] = useColorMode();
  return <p>{mode ?? 'unknown'}</p>;
}

/** Sets the system's scheme, and returns a function that changes it. */
function systemIsDark(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      (media.includes('color-scheme')
        ? query
        : Object.assign(new EventTarget(), { matches: false })) as unknown as MediaQueryList,
  );
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

function scheme() {
  return document.documentElement.getAttribute('data-color-scheme');
}

test('follows the system only while that is the choice', () => {
  const change = systemIsDark(true);
  renderWithProviders(<Mode />);
  expect(scheme()).toBe('light');
  act(() => setColorMode('system'));
  expect(scheme()).toBe('dark');
  act(() => change(false));
  expect(scheme()).toBe('light');
  act(() => setColorMode('dark'));
  act(() => change(true));
  act(() => change(false));
  expect(scheme()).toBe('dark');
});

test('follows a choice in another tab', () => {
  // A value that no version has stored counts as light.
  localStorage.setItem('theme', 'sepia');
  renderWithProviders(<Mode />);
  expect(screen.getByText('light')).toBeVisible();
  expect(scheme()).toBe('light');
  localStorage.setItem('theme', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  expect(screen.getByText('dark')).toBeVisible();
  expect(scheme()).toBe('dark');
});

test('keeps the choice for the page if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  renderWithProviders(<Mode />);
  act(() => setColorMode('dark'));
  expect(screen.getByText('dark')).toBeVisible();
  expect(scheme()).toBe('dark');
  act(() => setColorMode('light'));
});

test('has no choice on a server', () => {
  localStorage.setItem('theme', 'dark');
  expect(renderToString(<Mode />)).toContain('unknown');
});

test("doesn't let MUI set or store a scheme", () => {
  localStorage.setItem('theme', 'dark');
  const store = vi.spyOn(Storage.prototype, 'setItem');
  const { rerender } = renderWithProviders(<Mode />);
  rerender(<MuiTheme>widget</MuiTheme>);
  expect(scheme()).toBe('dark');
  expect(store).not.toHaveBeenCalled();
});
