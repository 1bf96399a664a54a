import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { AutoStrip } from './auto-strip';
import { setPausedByVisitor } from '@/shared/ui/motion/motion-setting';

const LOOP = 900;

/** The parts of the Web Animations API that a strip uses, which jsdom lacks. */
class FakeAnimation {
  static running: FakeAnimation | undefined;
  duration = 0;
  way = 0;
  private begun = performance.now();
  private heldAt: number | undefined;

  effect = {
    setKeyframes: ({ transform }: { transform: string[] }) => {
      this.way = Number(/translate3d\(-([\d.]+)px/.exec(transform.at(-1) ?? '')?.[1] ?? 0);
    },
    updateTiming: ({ duration }: { duration: number }) => {
      this.duration = duration;
    },
  };

  constructor() {
    FakeAnimation.running = this;
  }

  get currentTime() {
    return this.heldAt ?? performance.now() - this.begun;
  }

  set currentTime(ms: number) {
    this.begun = performance.now() - ms;
    if (this.heldAt !== undefined) this.heldAt = ms;
  }

  pause() {
    this.heldAt = this.currentTime;
  }

  play() {
    const ms = this.currentTime;
    this.heldAt = undefined;
    this.currentTime = ms;
  }

  cancel() {
    FakeAnimation.running = undefined;
  }
}

let resize: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(Element.prototype, 'animate').mockImplementation(
    () => new FakeAnimation() as unknown as Animation,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  setWidth(LOOP);
  return () => setPausedByVisitor(false);
});

/** Sets the width of one copy, in px. */
function setWidth(width: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width } as DOMRect);
}

function renderStrip() {
  renderWithProviders(
    <AutoStrip label="Sub-sectors" copies={3}>
      <li>Solar PV</li>
      <li>Onshore Wind</li>
    </AutoStrip>,
  );
  return screen.getByRole('group', { name: 'Sub-sectors' });
}

/** Returns how far the strip has moved left, in px. */
function offset(): number {
  const { running } = FakeAnimation;
  return running ? ((running.currentTime % running.duration) / running.duration) * running.way : 0;
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('moves by itself with inert copies, and continues from its position when the window is resized', () => {
  const lists = within(renderStrip()).getAllByRole('list', { hidden: true });
  expect(lists.map((list) => list.hasAttribute('inert'))).toEqual([false, true, true]);
  pass(600);
  expect(offset()).toBeGreaterThan(12);
  expect(offset()).toBeLessThan(16.1);
  setWidth(2 * LOOP);
  resize();
  expect(offset()).toBeCloseTo(16, 0);
  pass(600);
  expect(offset()).toBeCloseTo(32, 0);
});

test.each([
  ['hover', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('pauses on %s', (_, begin, end) => {
  const strip = renderStrip();
  pass(300);
  begin(strip);
  const held = offset();
  pass(600);
  expect(offset()).toBe(held);
  end(strip);
  pass(300);
  expect(offset()).toBeGreaterThan(held);
});

test('becomes a scroller at the same position when motion is paused, and back', () => {
  const strip = renderStrip();
  pass(600);
  const moved = offset();
  act(() => setPausedByVisitor(true));
  expect(strip.scrollLeft).toBeCloseTo(moved, 0);
  pass(600);
  expect(offset()).toBe(0);

  strip.scrollLeft = 100;
  act(() => setPausedByVisitor(false));
  pass(300);
  expect(strip.scrollLeft).toBe(0);
  expect(offset()).toBeGreaterThan(100);
});

test('never moves with reduced motion', () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') }),
  );
  renderStrip();
  pass(600);
  expect(offset()).toBe(0);
});
