import { afterPaint, untilNextTask } from '@/shared/browser/timing';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { startEventReplay } from '@/site/document/event-replay';
import { layOutRest } from '@/site/document/lay-out-rest';

/** How long to wait for the browser to report its first paint once all has loaded, in ms. */
const TELL_LIMIT_MS = 500;

if (document.getElementById('root')?.hasChildNodes()) {
  startEventReplay();
  // The app mustn't compete with the first paint for bandwidth or processor.
  void layOutRest(untilPainted().then(start));
} else {
  void layOutRest(Promise.resolve());
  void loadChunk(() => import('./main'));
}

/**
 * Starts the app from the links to its files, which `server/site-renderer.ts` writes disabled. All
 * fetches start together; evaluation is one by one. Each step is a task of its own, because none
 * may block the page for long, not even starting all fetches in one task.
 */
async function start(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')];
  for (const link of links) {
    await untilNextTask();
    link.rel = 'modulepreload';
  }
  for (const { href } of links) {
    await untilNextTask();
    await loadChunk(() => import(/* @vite-ignore */ href));
  }
}

/**
 * Resolves after the first paint. Firefox doesn't report it for a page that opens far down, such as
 * `/#contact`: a frame some time after loading also counts. The very first frame doesn't, because
 * it reaches the screen later than scripts hear of it, and fetches would delay it.
 */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const afterLoad = () => window.setTimeout(() => afterPaint(resolve), TELL_LIMIT_MS);
    if (document.readyState === 'complete') afterLoad();
    else window.addEventListener('load', afterLoad, { once: true });
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    } else afterPaint(resolve);
  });
}
