import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** Returns a function that says whether everything observed is on the screen. */
export function replaceObserver(): (isIntersecting: boolean) => void {
  const callbacks = new Set<Callback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: Callback) {}
      observe() {
        callbacks.add(this.callback);
      }
      disconnect() {
        callbacks.delete(this.callback);
      }
    },
  );
  return (isIntersecting) => act(() => callbacks.forEach((tell) => tell([{ isIntersecting }])));
}
