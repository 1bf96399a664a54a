import { LATE_PART } from './early-actions';
import type { ComponentType } from 'react';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { firstUse } from '@/shared/browser/first-use';
import { whilePending } from '@/shared/ui/page/pending';

/** A part this near to the screen, in px, is about to be seen. */
const NEAR = '400px';

const RETRY_MS = 5_000;

/**
 * Loads a part at once where nothing shows it yet, and otherwise when its element nears the screen or
 * the visitor touches the page: a navigation waits for every part that is still a document's.
 */
export async function untilWanted<P>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  inUse: Promise<void> = firstUse,
): Promise<ComponentType<P>> {
  const element =
    typeof document === 'undefined' ? null : document.querySelector(`[${LATE_PART}="${name}"]`);
  if (!element?.hasChildNodes()) return whilePending(loadChunk(load));
  await Promise.race([near(element), inUse]);
  for (;;) {
    try {
      return await load();
    } catch {
      // The document's own part can be read meanwhile.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function near(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  });
}
