import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { setColorMode } from './color-scheme';
import { MuiTheme } from '@/admin/theme/mui-theme';
import { useColorMode } from './use-color-mode';

function Mode() {
  const [mode] = useColorMode();
  return <p>{mode ?? 'unknown'}</p>;
}

/** Gives the system a scheme, and a way to change it. */
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

test('the system is followed while it is the choice, and only then', () => {
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

test('a choice in another tab is taken over', () => {
  renderWithProviders(<Mode />);
  localStorage.setItem('theme', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  expect(screen.getByText('dark')).toBeVisible();
  expect(scheme()).toBe('dark');
});

test('a value that nobody could have chosen counts as light', () => {
  localStorage.setItem('theme', 'sepia');
  renderWithProviders(<Mode />);
  expect(screen.getByText('light')).toBeVisible();
  expect(scheme()).toBe('light');
});

test('with a blocked storage the choice lasts as long as the page', () => {
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

test('a server knows of no choice', () => {
  localStorage.setItem('theme', 'dark');
  expect(renderToString(<Mode />)).toContain('unknown');
});

test('MUI neither sets the scheme nor remembers one', () => {
  localStorage.setItem('theme', 'dark');
  const store = vi.spyOn(Storage.prototype, 'setItem');
  const { rerender } = renderWithProviders(<Mode />);
  rerender(<MuiTheme>widget</MuiTheme>);
  expect(scheme()).toBe('dark');
  expect(store).not.toHaveBeenCalled();
});
