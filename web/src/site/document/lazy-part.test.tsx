import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIsPagePending } from '@/shared/ui/page/pending';
import { HYDRATED_MARK, LAZY_PART } from './event-replay';
import { loadForHydration } from './lazy-hydration';
import { lazyPart } from './lazy-part';
import { hold } from '@/test/hold';

function Part() {
  return <p>the part</p>;
}

test.each([
  ['on its first screen', true],
  ['below its first screen', false],
])(
  'loads a part that no document shows; while one %s loads, so does the page: %s',
  async (_, isOnFirstScreen) => {
    const [coming, arrive] = hold();
    const load = async () => {
      await coming;
      return { Part };
    };
    const page = `comes-${isOnFirstScreen}`;
    const Late = lazyPart('Part', load, { isOnFirstScreen, page });
    const { result } = renderHook(useIsPagePending);
    const { container } = render(<Late />);
    await act(async () => undefined);
    expect(result.current).toBe(isOnFirstScreen);
    arrive();
    expect(await screen.findByText('the part')).toBeVisible();
    expect(container.firstChild).toHaveAttribute(HYDRATED_MARK);
    await waitFor(() => expect(result.current).toBe(false));
  },
);

test('hydrates a part as the document has it, even after the visitor has followed a link', async () => {
  const Late = lazyPart('Part', async () => ({ Part }), { page: 'left-early' });
  const container = document.createElement('div');
  // React's server writes these comments around a suspense boundary.
  container.innerHTML = `<div ${LAZY_PART}="left-early-Part"><!--$--><p>the part</p><!--/$--></div>`;
  document.body.append(container);
  const onRecoverableError = vi.fn();
  history.pushState(null, '', '/jobs/7');
  await act(async () => void render(<Late />, { container, hydrate: true, onRecoverableError }));
  window.dispatchEvent(new Event('click'));
  await waitFor(() => expect(container.firstChild).toHaveAttribute(HYDRATED_MARK));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('the part');
  history.back();
});

test('loads a part of the document when it is on the screen, or near it on a scrolled page', async () => {
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
  const loaded = loadForHydration('waits', load, false, new Promise<void>(() => undefined));
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

test('loads an empty part with the first scroll, however far away it is', async () => {
  // A boundary of React's server without content.
  document.body.innerHTML = `<div ${LAZY_PART}="of-no-content"><!--$--><!--/$--></div>`;
  const load = vi.fn(async () => Part);
  const loaded = loadForHydration('of-no-content', load, false, new Promise<void>(() => undefined));
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  expect(await loaded).toBe(Part);
});

test('loads a part of the document once the page is in use, and retries after a failure', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div ${LAZY_PART}="used"><p>from the server</p></div>`;
  let isAway = true;
  const load = vi.fn(async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Part;
  });
  const loaded = loadForHydration('used', load, false, Promise.resolve());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(load).toHaveBeenCalled();
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await loaded).toBe(Part);
  vi.useRealTimers();
});

test('loads a part that failed offline as soon as there is a connection, and delays navigation until then', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = `<div ${LAZY_PART}="offline"><p>from the server</p></div>`;
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return Part;
  });
  const loaded = loadForHydration('offline', load, false, Promise.resolve());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  vi.useFakeTimers();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  expect(await loaded).toBe(Part);
});
