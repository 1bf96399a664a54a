import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LATE_PART } from './early-actions';
import { untilWanted } from './until-wanted';
import { latePart } from './late-part';

function Part() {
  return <p>the part</p>;
}

test('a part that no document shows comes at once', async () => {
  const Late = latePart('of-no-document', async () => Part);
  render(<Late />);
  expect(await screen.findByText('the part')).toBeVisible();
});

test('a part of the document waits until it nears the screen', async () => {
  let near: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        near = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<div ${LATE_PART}="waits"><p>from the server</p></div>`;
  const load = vi.fn(async () => Part);
  const loaded = untilWanted('waits', load, new Promise<void>(() => undefined));
  const move = (isIntersecting: boolean) =>
    near([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  move(false);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  move(true);
  expect(await loaded).toBe(Part);
});

test('a part of the document comes when the page is in use, and is tried again when it fails', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div ${LATE_PART}="used"><p>from the server</p></div>`;
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('offline'));
  const loaded = untilWanted('used', load, Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await loaded).toBe(Part);
  vi.useRealTimers();
});
