import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

const listeners = createListeners();
let pending = 0;

/** Counts a page, or a part that it waits for, as on its way until `loading` has settled. */
export async function whilePending<T>(loading: Promise<T>): Promise<T> {
  change(1);
  try {
    return await loading;
  } finally {
    change(-1);
  }
}

/**
 * True while the page that the visitor asked for is on its way. The router keeps the old page on
 * the screen meanwhile, so nothing else would tell.
 */
export function useIsPagePending(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => pending > 0,
    () => false,
  );
}

function change(by: number): void {
  // After the render that asked for the page: a store must not change during one.
  queueMicrotask(() => {
    pending += by;
    listeners.tell();
  });
}
