import { LAZY_PART } from './event-replay';
import type { ComponentType } from 'react';
import { untilNextTask } from '@/shared/browser/timing';
import { loadChunk, loadOnline } from '@/shared/ui/errors/load-chunk';
import { firstUse } from '@/shared/browser/first-use';
import { whilePending } from '@/shared/ui/page/pending';

/** On a scrolled page, a part within this distance of the screen is loaded. */
const NEAR = '400px';

const RETRY_MS = 5_000;

/**
 * Loads a part: at once if the document doesn't contain it; otherwise when it is on the screen,
 * when it is near on a scrolled page, or when the visitor uses the page. Visitors who only read the
 * first screen load nothing below it.
 *
 * @param isAwaited true if the page counts as loading until the part is loaded
 */
export async function loadForHydration<P>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  isAwaited = false,
  inUse: Promise<void> = firstUse,
): Promise<ComponentType<P>> {
  const element = partInDocument(name);
  if (!element) {
    const coming = loadChunk(load);
    return isAwaited ? whilePending(coming) : coming;
  }
  await Promise.race([seen(element), inUse]);
  // One part per task: all at once would delay the visitor's next input.
  await untilNextTask();
  for (;;) {
    try {
      return await loadOnline(load);
    } catch {
      // The document's part stays readable meanwhile.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Returns a part's element in the document, even if it is empty; null on a server. */
export function partInDocument(name: string): Element | null {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector(`[${LAZY_PART}="${name}"]`);
  // A server marks the start and end of each part, even of an empty one.
  return element?.firstChild ? element : null;
}

/**
 * Resolves when the element is on the screen or, once the page has been scrolled, near it. An empty
 * part loads at the first scroll, so that later content doesn't move under the visitor.
 */
function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const found = () => {
      onScreen.disconnect();
      nearby.disconnect();
      removeEventListener('scroll', lookFurther, true);
      resolve();
    };
    const onScreen = observe(found);
    const nearby = observe(found, NEAR);
    const lookFurther = () => (element.firstElementChild ? nearby.observe(element) : found());
    onScreen.observe(element);
    addEventListener('scroll', lookFurther, { once: true, capture: true, passive: true });
  });
}

function observe(found: () => void, rootMargin = '0px'): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) found();
    },
    { rootMargin },
  );
}
