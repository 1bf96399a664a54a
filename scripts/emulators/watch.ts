import { setTimeout as delay } from 'node:timers/promises';
import { isAnswering } from '../lib/is-answering';

/** How often the content is saved, and how often Firestore is asked whether it is there, in ms. */
const SAVE_MS = 60_000;
const CHECK_MS = 2_000;
/** Checks in a row without an answer, after which Firestore counts as gone. */
const MISSES = 3;
const CHECK_LIMIT_MS = 5_000;

interface Watched {
  firestoreUrl: string;
  /** The emulators' own service, which can save all content while they run. */
  hubUrl: string;
  /** Where the content is saved; an earlier save is replaced only by a complete one. */
  folder: string;
}

/**
 * Saves the content now and then, so that little is lost when Firestore dies: nothing can be saved
 * then. Ends when the signal says so or Firestore is gone.
 *
 * @returns why it ended, in a sentence; undefined when it was told to
 */
export async function watchEmulators(
  { firestoreUrl, hubUrl, folder }: Watched,
  signal: AbortSignal,
  { saveMs = SAVE_MS, checkMs = CHECK_MS } = {},
): Promise<string | undefined> {
  let savedAt = new Date();
  let misses = 0;
  for (;;) {
    await delay(checkMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    misses = (await isAnswering(firestoreUrl, CHECK_LIMIT_MS)) ? 0 : misses + 1;
    if (misses >= MISSES) {
      return `The Firestore emulator has ended or no longer answers. What was stored by ${savedAt.toLocaleTimeString('en-GB')} is kept in ${folder}.`;
    }
    if (misses > 0 || Date.now() - savedAt.getTime() < saveMs) continue;
    const startedAt = new Date();
    if (await save(hubUrl, folder)) savedAt = startedAt;
  }
}

/** Has the emulators of a hub save their content; tells whether they did. */
export async function save(
  hubUrl: string,
  folder: string,
  limitMs = CHECK_LIMIT_MS,
): Promise<boolean> {
  return isAnswering(`${hubUrl}/_admin/export`, limitMs, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'watch' }),
  });
}
