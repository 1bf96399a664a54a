import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { setPausedByVisitor } from '@/shared/ui/motion/motion-setting';
import { ScrollArrows } from './scroll-arrows';
import { useScrollSteps } from './use-scroll-steps';

function Row() {
  const row = useRef<HTMLUListElement>(null);
  const steps = useScrollSteps(row, 280);
  return (
    <>
      <ul ref={row} />
      <ScrollArrows things="cards" {...steps} />
    </>
  );
}

/** Renders a row 1000 px long in a window of 400 px. */
function renderRow() {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  const { user } = renderWithProviders(<Row />);
  return {
    user,
    scrollBy,
    scrollTo: (left: number) =>
      act(() => {
        const list = screen.getByRole('list');
        list.scrollLeft = left;
        list.dispatchEvent(new Event('scroll'));
      }),
    previous: () => screen.getByRole('button', { name: 'Show previous cards' }),
    next: () => screen.getByRole('button', { name: 'Show next cards' }),
  };
}

test('moves the row by one step, and disables an arrow at its end', async () => {
  const { user, scrollBy, scrollTo, previous, next } = renderRow();
  expect(previous()).toBeDisabled();
  await user.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 280, behavior: 'smooth' });
  scrollTo(280);
  expect(next()).toBeEnabled();
  await user.click(previous());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -280, behavior: 'smooth' });
  scrollTo(600);
  expect(previous()).toBeEnabled();
  expect(next()).toBeDisabled();
});

test('jumps while motion is paused', async () => {
  setPausedByVisitor(true);
  const { user, scrollBy, next } = renderRow();
  await user.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 280, behavior: 'instant' });
  setPausedByVisitor(false);
});

test('disables both if everything is in view', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  renderWithProviders(<Row />);
  for (const arrow of screen.getAllByRole('button')) expect(arrow).toBeDisabled();
});
