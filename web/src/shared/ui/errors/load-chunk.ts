/** When the page last reloaded itself for a missing chunk, in ms since 1970. */
const KEY = 'reloadedForChunk';

/** A second failure within this time is not mended by another reload. */
const RELOAD_PAUSE_MS = 60_000;

/** How long a reload waits for what is fetched anew before it. */
const FETCH_LIMIT_MS = 5_000;

/** A part of the site could not be fetched: the network is down, or a new version has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a lazy part of the site. When that fails, as it does in a page that was open during a
 * deploy, reloads the page once to get the new version.
 *
 * @throws {ChunkLoadError} when a reload has just been tried
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!mayReload()) {
      throw new ChunkLoadError('A part of the page could not be loaded', { cause });
    }
    await fetchMissingAnew();
    window.location.reload();
    // The page is about to go; nothing is to be shown in the meantime.
    return new Promise<never>(() => undefined);
  }
}

/**
 * Asks the server for what was missing, whatever the browser has kept: Hosting gives a 404 below
 * `/assets` the headers of the files there, so that a browser would keep it for a year.
 */
async function fetchMissingAnew(): Promise<void> {
  const missing = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, responseStatus }) => responseStatus >= 400 && name.includes('/assets/'),
  );
  const signal = AbortSignal.timeout(FETCH_LIMIT_MS);
  await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload', signal })));
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage a reload could not be told from the one before, and would never end.
    return false;
  }
}
