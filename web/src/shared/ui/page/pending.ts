import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

const listeners = createListeners();
let pending = 0;

/** Counts a page, or a part it needs, as loading until the promise settles. */
export async function whilePending<T>(loading: Promise<T>): Promise<T> {
  change(1);
  try {
    return await loading;
  } finally {
    change(-1);
  }
}

/**
 * True while the requested page loads. The router shows the old page meanwhile, so nothing else
 * shows it.
 */
export function useIsPagePending(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => pending > 0,
    () => false,
  );
}

function change(by: number): void {
  // Runs after the render that requested the page, because a store mustn't change during a render.
  queueMicrotask(() => {
    pending += by;
    listeners.tell();
  });
}
