import '@/theme/fonts.css';
import { isPageInUse } from '@/lib/first-use';
import { keepEarlyActions } from './early-actions';

/**
 * The parts of the app in the order in which each needs the ones before it. Evaluated one by one,
 * so that no task holds the page up for long.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('@/theme/site-theme-provider'),
  () => import('@/app/router'),
  () => import('@/main'),
];

/** A browser that is never idle goes on after this long. */
const LONGEST_WAIT_MS = 200;

if (document.getElementById('root')?.hasChildNodes()) {
  keepEarlyActions();
  // After the first paint, which must share neither bandwidth nor processor with the app.
  requestAnimationFrame(() => setTimeout(() => void start()));
} else {
  void import('@/main');
}

async function start(): Promise<void> {
  fetchParts();
  for (const load of PARTS) {
    await untilIdle();
    await load();
  }
}

/** The build names the page's parts by links that do nothing yet; see `vite/prerender.ts`. */
function fetchParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.rel = 'modulepreload';
  }
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (isPageInUse()) resolve();
    // Safari has no idle callbacks.
    else if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    } else setTimeout(resolve);
  });
}
