import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { AutoStrip } from './auto-strip';
import { setPausedByVisitor } from './motion-setting';

const LOOP = 900;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    width: LOOP,
  } as DOMRect);
  return () => {
    vi.useRealTimers();
    setPausedByVisitor(false);
  };
});

function renderStrip() {
  renderWithProviders(
    <AutoStrip label="Sub-sectors" copies={3}>
      <li>Solar PV</li>
      <li>Onshore Wind</li>
    </AutoStrip>,
  );
  return screen.getByRole('group', { name: 'Sub-sectors' });
}

/** How far the strip has moved to the left. */
function offsetOf(strip: HTMLElement): number {
  const row = strip.firstElementChild as HTMLElement;
  return Number(/translate3d\(-([\d.]+)px/.exec(row.style.transform)?.[1] ?? 0);
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('it drifts by itself', () => {
  const strip = renderStrip();
  pass(600);
  expect(offsetOf(strip)).toBeGreaterThan(12);
  expect(offsetOf(strip)).toBeLessThan(16.1);
});

test('hovering holds it, leaving lets it go', () => {
  const strip = renderStrip();
  pass(300);
  fireEvent.pointerEnter(strip);
  const held = offsetOf(strip);
  pass(600);
  expect(offsetOf(strip)).toBe(held);
  fireEvent.pointerLeave(strip);
  pass(300);
  expect(offsetOf(strip)).toBeGreaterThan(held);
});

test('focus holds it, blur lets it go', () => {
  const strip = renderStrip();
  pass(300);
  act(() => strip.focus());
  const held = offsetOf(strip);
  pass(600);
  expect(offsetOf(strip)).toBe(held);
  act(() => strip.blur());
  pass(300);
  expect(offsetOf(strip)).toBeGreaterThan(held);
});

test('the motion setting turns it into a scroller at the same place, and back', () => {
  const strip = renderStrip();
  pass(600);
  const moved = offsetOf(strip);
  act(() => setPausedByVisitor(true));
  expect(strip.scrollLeft).toBeCloseTo(moved, 0);
  pass(600);
  expect(offsetOf(strip)).toBe(0);

  strip.scrollLeft = 100;
  act(() => setPausedByVisitor(false));
  pass(300);
  expect(strip.scrollLeft).toBe(0);
  expect(offsetOf(strip)).toBeGreaterThan(100);
});

test('under reduced motion it never moves', () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') }),
  );
  const strip = renderStrip();
  pass(600);
  expect(offsetOf(strip)).toBe(0);
});

test('the repeated copies are inert', () => {
  const lists = within(renderStrip()).getAllByRole('list', { hidden: true });
  expect(lists.map((list) => list.hasAttribute('inert'))).toEqual([false, true, true]);
});
