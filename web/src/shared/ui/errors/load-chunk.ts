/** When the page last reloaded itself for a missing chunk, in ms since 1970. */
const KEY = 'reloadedForChunk';

/** A second failure within this time is not mended by another reload. */
const RELOAD_PAUSE_MS = 60_000;

/**
 * How often a failed part is asked for again before the page is reloaded for it, and after how long, in ms.
 * What was asked for as the connection came back often fails although there is one.
 */
const TRIES_MORE = 2;
const PAUSE_MS = 400;

/** How long a reload waits for what is fetched anew before it. */
const FETCH_LIMIT_MS = 5_000;

/** Style sheets that did not arrive: Vite's loader takes them for loaded, and never asks again. */
const lostSheets = new Set<HTMLLinkElement>();
let restored: Promise<unknown> = Promise.resolve();

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/** A part of the site could not be fetched: the network is down, or a new version has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a part of the site. Without a connection it waits for one, and goes on by itself. When loading
 * goes on to fail with one, as it does in a page that was open during a deploy, reloads the page once to
 * get the new version; where no answer comes the page stays as it is.
 *
 * @throws {ChunkLoadError} when a reload has just been tried, or would show nothing at all
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadOnline(load);
  } catch (cause) {
    if (!(await fetchFilesAnew()) || !mayReload()) {
      throw new ChunkLoadError('A part of the page could not be loaded', { cause });
    }
    window.location.reload();
    // The page is about to go; nothing is to be shown in the meantime.
    return new Promise<never>(() => undefined);
  }
}

/**
 * Loads a part of the site. Without a connection it waits for one; with one it asks a few times.
 *
 * @throws whatever the last try failed with
 */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  let triesLeft = TRIES_MORE;
  for (;;) {
    try {
      return await loadOnce(load);
    } catch (cause) {
      if (!navigator.onLine) {
        // Nothing is imported for it: the script that starts every document has this file, and is one file.
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
 * Loads a part of the site with its style sheets, and asks once.
 *
 * @throws whatever it failed with
 */
export async function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await restoreSheets();
  return part;
}

/** Fetches lost style sheets again, one part after the other: two may wait for the same sheet. */
function restoreSheets(): Promise<unknown> {
  const restore = () => Promise.all([...lostSheets].map(fetchSheetAgain));
  restored = restored.then(restore, restore);
  return restored;
}

/** A sheet that is lost again is noted as any other. */
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
 * Asks the server for the page's files, whatever the browser has kept: an address that answered with
 * an error, or with something else than the file, may be kept as if that were the file.
 *
 * @returns false when no answer came to any of them
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

/** Scripts and styles of the build. */
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
    // Without storage a reload could not be told from the one before, and would never end.
    return false;
  }
}
