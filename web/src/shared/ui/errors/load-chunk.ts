/** The storage key of the time of the last reload for a missing chunk, in ms since 1970. */
const KEY = 'reloadedForChunk';

/** If loading fails again within this time, another reload won't help. */
const RELOAD_PAUSE_MS = 60_000;

/**
 * How often a failed chunk is retried before the page reloads, and the delays in ms. Requests sent
 * just as the connection returns often fail.
 */
const TRIES_MORE = 2;
const PAUSE_MS = 400;

/** How long a reload waits for its files to be fetched again. */
const FETCH_LIMIT_MS = 5_000;

/** Style sheets that failed to load: Vite's loader considers them loaded and never retries them. */
const lostSheets = new Set<HTMLLinkElement>();
let restored: Promise<unknown> = Promise.resolve();

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/** A chunk couldn't be fetched: the network is down, or a deploy has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a chunk, waiting for a connection if there is none. If loading keeps failing, as in a page
 * that was open during a deploy, reloads the page once to get the new version; if the server
 * doesn't answer, the page stays as it is.
 *
 * @throws {ChunkLoadError} if the page has just been reloaded, or would be blank
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadOnline(load);
  } catch (cause) {
    if (!(await fetchFilesAnew()) || !mayReload()) {
      throw new ChunkLoadError('A part of the page could not be loaded', { cause });
    }
    window.location.reload();
    // Never settles, so that nothing shows before the page reloads.
    return new Promise<never>(() => undefined);
  }
}

/**
 * Loads a chunk, waiting for a connection if there is none, and retries a few times.
 *
 * @throws the error of the last attempt
 */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  let triesLeft = TRIES_MORE;
  for (;;) {
    try {
      return await loadOnce(load);
    } catch (cause) {
      if (!navigator.onLine) {
        // No import here: this file is part of the script that starts every document, which is a
        // single file.
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
        triesLeft = TRIES_MORE;
      } else if (triesLeft === 0) {
        throw cause;
      } else {
        triesLeft -= 1;
        await new Promise((resolve) => window.setTimeout(resolve, PAUSE_MS));
      }
    }
  }
}

/**
 * Loads a chunk with its style sheets, without retrying.
 *
 * @throws the error of the attempt
 */
export async function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await restoreSheets();
  return part;
}

/** Fetches failed style sheets again, one chunk at a time: two may wait for the same sheet. */
function restoreSheets(): Promise<unknown> {
  const restore = () => Promise.all([...lostSheets].map(fetchSheetAgain));
  restored = restored.then(restore, restore);
  return restored;
}

/** If the sheet fails again, it is recorded like any other. */
function fetchSheetAgain(lost: HTMLLinkElement): Promise<unknown> {
  const sheet = lost.cloneNode() as HTMLLinkElement;
  lostSheets.delete(lost);
  lost.replaceWith(sheet);
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
}

/**
 * Fetches the page's files past the browser's cache, which may hold an error page in place of a
 * file.
 *
 * @returns false if the server answered none of the requests
 */
async function fetchFilesAnew(): Promise<boolean> {
  const entries = performance.getEntriesByType('resource');
  const files = new Set(entries.map(({ name }) => name).filter(isCode));
  const signal = AbortSignal.timeout(FETCH_LIMIT_MS);
  const answers = await Promise.allSettled(
    [...files].map((name) => fetch(name, { cache: 'reload', signal })),
  );
  return files.size === 0 || answers.some(({ status }) => status === 'fulfilled');
}

/** True for scripts and styles of the build. */
function isCode(address: string): boolean {
  return address.includes('/assets/') && /\.(?:js|css)$/.test(address);
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage the page would reload endlessly.
    return false;
  }
}
