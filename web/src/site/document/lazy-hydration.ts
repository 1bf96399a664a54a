import { LAZY_PART } from './event-replay';
import type { ComponentType } from 'react';
import { untilNextTask } from '@/shared/browser/timing';
import { loadChunk, loadOnline } from '@/shared/ui/errors/load-chunk';
import { firstUse } from '@/shared/browser/first-use';
import { whilePending } from '@/shared/ui/page/pending';

/** Once the page is scrolled, a part this near to the screen, in px, is about to be seen. */
const NEAR = '400px';

const RETRY_MS = 5_000;

/**
 * Loads a part at once where nothing shows it yet, and otherwise when its element is on the screen,
 * nears it on a page that is scrolled, or the visitor touches the page. Who only looks at the first screen
 * pays for nothing below it.
 *
 * @param isAwaited true where no page is shown without it: then the page is on its way until it is there
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
  // Each in a task of its own: all parts of a page together would hold up what the visitor does next.
  await untilNextTask();
  for (;;) {
    try {
      return await loadOnline(load);
    } catch {
      // The document's own part can be read meanwhile.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** The element of a part that is shown already, be it without content; none on a server. */
export function partInDocument(name: string): Element | null {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector(`[${LAZY_PART}="${name}"]`);
  // A server marks where a part begins and ends, also one that shows nothing yet.
  return element?.firstChild ? element : null;
}

/**
 * Resolves when the element is on the screen or, once anything is scrolled, near it. One without content
 * comes with the first scroll: what stands below it should not move when the visitor is there.
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
