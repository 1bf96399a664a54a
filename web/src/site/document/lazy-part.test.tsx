import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LAZY_PART } from './event-replay';
import { loadForHydration } from './lazy-hydration';
import { lazyPart } from './lazy-part';

function Part() {
  return <p>the part</p>;
}

test('a part that no document shows comes at once', async () => {
  const Late = lazyPart('of-no-document', async () => Part);
  render(<Late />);
  expect(await screen.findByText('the part')).toBeVisible();
});

test('a part of the document waits for the screen, and nears it only on a scrolled page', async () => {
  const observers: { rootMargin: string; callback: IntersectionObserverCallback; on: boolean }[] =
    [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own: (typeof observers)[number];
      constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
        this.#own = { rootMargin: init.rootMargin ?? '', callback, on: false };
        observers.push(this.#own);
      }
      observe() {
        this.#own.on = true;
      }
      disconnect() {
        this.#own.on = false;
      }
    },
  );
  document.body.innerHTML = `<div ${LAZY_PART}="waits"><p>from the server</p></div>`;
  const load = vi.fn(async () => Part);
  const loaded = loadForHydration('waits', load, new Promise<void>(() => undefined));
  const watching = () => observers.filter(({ on }) => on).map(({ rootMargin }) => rootMargin);
  const tell = (isIntersecting: boolean) => {
    for (const { on, callback } of observers) {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      if (on) callback([entry], {} as IntersectionObserver);
    }
  };
  expect(watching()).toEqual(['0px']);
  tell(false);
  window.dispatchEvent(new Event('scroll'));
  expect(watching()).toEqual(['0px', '400px']);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  tell(true);
  expect(await loaded).toBe(Part);
  expect(watching()).toEqual([]);
});

test('a part of the document comes when the page is in use, and is tried again when it fails', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div ${LAZY_PART}="used"><p>from the server</p></div>`;
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('offline'));
  const loaded = loadForHydration('used', load, Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await loaded).toBe(Part);
  vi.useRealTimers();
});
