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

test('pauses and plays all motion, and the browser remembers', async () => {
  const both = (
    <>
      <MotionToggle />
      <State />
    </>
  );
  const { user, unmount } = renderWithProviders(both);
  expect(screen.getByText('moving')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-motion');

  await user.click(screen.getByRole('button', { name: 'Pause motion' }));
  expect(screen.getByText('still')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
  unmount();
  renderWithProviders(both);
  expect(screen.getByText('still')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Play motion' }));
  expect(screen.getByText('moving')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  expect(localStorage.getItem(MOTION_STORAGE_KEY)).toBeNull();
});

test("follows the system's reduced motion", () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  renderWithProviders(<State />);
  expect(screen.getByText('still')).toBeVisible();
  act(() => {
    query.matches = false;
    query.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('moving')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-motion');
});

test('renders as playing on a server', () => {
  localStorage.setItem(MOTION_STORAGE_KEY, 'paused');
  expect(renderToString(<State />)).toContain('moving');
});
