import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { MotionToggle } from './motion-toggle';
import { MOTION_STORAGE_KEY } from '@/shared/ui/motion/motion-setting';
import { useMotion } from './use-motion';

function State() {
  return <p>{useMotion().isPaused ? 'still' : 'moving'}</p>;
}

/** Makes the system ask for less movement, or stop asking. */
function systemAsksForLess(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      (media.includes('reduced-motion')
        ? query
        : Object.assign(new EventTarget(), {
            matches: false,
            addListener: () => undefined,
            removeListener: () => undefined,
          })) as unknown as MediaQueryList,
  );
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

test('the control pauses and plays all movement, and the browser remembers', async () => {
  const { user } = renderWithProviders(
    <>
      <MotionToggle />
      <State />
    </>,
  );
  expect(screen.getByText('moving')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-motion');

  await user.click(screen.getByRole('button', { name: 'Pause motion' }));
  expect(screen.getByText('still')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
  expect(localStorage.getItem(MOTION_STORAGE_KEY)).toBe('paused');

  await user.click(screen.getByRole('button', { name: 'Play motion' }));
  expect(screen.getByText('moving')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  expect(localStorage.getItem(MOTION_STORAGE_KEY)).toBeNull();
});

test('a remembered pause holds from the start', () => {
  localStorage.setItem(MOTION_STORAGE_KEY, 'paused');
  renderWithProviders(<State />);
  expect(screen.getByText('still')).toBeVisible();
});

test("the system's wish for less movement counts as paused, and is followed when it changes", () => {
  const ask = systemAsksForLess(true);
  renderWithProviders(<State />);
  expect(screen.getByText('still')).toBeVisible();
  act(() => ask(false));
  expect(screen.getByText('moving')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-motion');
});

test('a blocked storage does not keep it from working on this page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { user } = renderWithProviders(<MotionToggle />);
  await user.click(screen.getByRole('button', { name: 'Pause motion' }));
  await user.click(screen.getByRole('button', { name: 'Play motion' }));
  expect(screen.getByRole('button', { name: 'Pause motion' })).toBeVisible();
});

test('a server renders it as playing', () => {
  localStorage.setItem(MOTION_STORAGE_KEY, 'paused');
  expect(renderToString(<State />)).toContain('moving');
});
