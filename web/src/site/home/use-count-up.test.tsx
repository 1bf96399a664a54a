import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { setPausedByVisitor } from '@/shared/ui/motion/motion-setting';
import { COUNT_MS } from './use-count-up';
import { StatFigure } from './stats-panel';

/** The last figure's observer, for simulating scrolling. */
let observer: { callback: IntersectionObserverCallback; isConnected: boolean } | undefined;

beforeEach(() => {
  observer = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observer = { callback, isConnected: true };
      }
      observe() {}
      disconnect() {
        if (observer) observer.isConnected = false;
      }
    },
  );
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    setPausedByVisitor(false);
  };
});

function scrollTo(isIntersecting: boolean) {
  act(() => {
    if (observer?.isConnected)
      observer.callback(
        [{ isIntersecting } as IntersectionObserverEntry],
        {} as IntersectionObserver,
      );
  });
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const figure = (
  <dl>
    <StatFigure value={50} suffix="+" label="Partner Companies" />
  </dl>
);

function renderFigure() {
  render(figure);
  const element = screen.getByRole('definition');
  return {
    shown: () => element.querySelector('[aria-hidden]')?.textContent,
    spoken: () => element.firstElementChild?.textContent,
  };
}

test('counts from 0 to its figure over two seconds when it is seen, once', () => {
  const { shown, spoken } = renderFigure();
  scrollTo(false);
  expect(shown()).toBe('0+');
  scrollTo(true);
  expect(shown()).toBe('0+');
  // Screen readers get the final figure from the start.
  expect(spoken()).toBe('50+');
  let last = 0;
  for (const elapsed of [400, 800, 1_200, 1_600, 1_900]) {
    pass(elapsed - last);
    last = elapsed;
    const value = Number.parseInt(shown() ?? '', 10);
    expect(value).toBeGreaterThan((50 * elapsed) / COUNT_MS - 1);
    expect(value).toBeLessThan(50);
  }
  expect(spoken()).toBe('50+');
  pass(150);
  expect(shown()).toBe('50+');
  scrollTo(false);
  scrollTo(true);
  pass(100);
  expect(shown()).toBe('50+');
});

test('shows the final figure while motion is paused', () => {
  setPausedByVisitor(true);
  const { shown } = renderFigure();
  expect(observer).toBeUndefined();
  expect(shown()).toBe('50+');
});

test('shows the final figure for good if motion is paused during the count', () => {
  const { shown } = renderFigure();
  scrollTo(true);
  pass(500);
  act(() => setPausedByVisitor(true));
  expect(shown()).toBe('50+');
  act(() => setPausedByVisitor(false));
  scrollTo(false);
  pass(100);
  expect(shown()).toBe('50+');
});

test('renders the final figure on a server', () => {
  const html = renderToString(figure);
  expect(html.replace(/<style[\s\S]*?<\/style>|<!-- -->|<[^>]+>/g, '')).toContain('50+50+');
});
