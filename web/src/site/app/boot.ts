import { afterPaint, untilNextTask } from '@/shared/browser/timing';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { startEventReplay } from '@/site/document/event-replay';
import { layOutRest } from '@/site/document/lay-out-rest';

/** How long the browser has, once all has loaded, to tell of its first paint, in ms. */
const TELL_LIMIT_MS = 500;

if (document.getElementById('root')?.hasChildNodes()) {
  startEventReplay();
  // The first paint must share neither bandwidth nor processor with the app.
  void layOutRest(untilPainted().then(start));
} else {
  void layOutRest(Promise.resolve());
  void loadChunk(() => import('./main'));
}

/**
 * Starts the app, whose files the document names by links that do nothing yet (`server/site-renderer.ts`).
 * Their fetching begins together, and they are evaluated one after the other. Each step is a task of its
 * own, since none may hold the page up for long: to begin all the fetches in one task does, too.
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
 * Of a page that opens at a place far down, as `/#contact` does, Firefox never tells its first paint: a
 * frame some time after all has loaded is proof as well. The very first frame is none. It is drawn on the
 * screen later than scripts hear of it, and what is fetched by then delays it.
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
