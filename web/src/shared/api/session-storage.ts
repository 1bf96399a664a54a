import { createStoredText } from '@/shared/browser/stored-choice';

/** The storage key of the admin's session id (docs/product.md). */
const KEY = 'adminSessionId';
const stored = createStoredText(KEY);

/**
 * This tab's session, even if another tab stores somebody else's. Undefined if calls use the stored
 * one.
 */
let own: string | null | undefined;

/** Returns the session id that calls send, or null. */
export function readSessionId(): string | null {
  const id = stored.read();
  return id === null || own === undefined ? id : own;
}

/** Returns the stored session id, or null. */
export const readStoredSessionId = stored.read;

/** Makes this tab's calls send a session; undefined makes them send the stored one. */
export function goOnWithSession(id: string | undefined): void {
  own = id;
}

export function storeSessionId(id: string): void {
  own = id;
  stored.write(id);
}

/** Makes calls send no session, and removes the stored one unless another tab has replaced it. */
export function removeSessionId(id = readSessionId()): void {
  own = null;
  if (stored.read() === id) stored.write(null);
}

/** How long another tab's write to storage may take to appear in this one, in ms. */
const SEEN_WITHIN_MS = 1_000;

/** True if another session has already replaced a refused one. */
function isReplacedByNow(refused: string | null): boolean {
  return ![null, refused].includes(stored.read());
}

/**
 * Resolves with whether another session replaces one that was refused. The tab whose turn it is to
 * renew stores the new session first, but other tabs may see it a moment later.
 */
export async function isSessionReplaced(refused: string | null): Promise<boolean> {
  if (stored.read() !== refused || refused === null) return isReplacedByNow(refused);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isReplacedByNow(refused));
    };
    const timer = setTimeout(end, SEEN_WITHIN_MS);
    const unsubscribe = onSessionStored(end);
  });
}

/** Calls back whenever this tab or another one of the browser stores a session id. */
export function onSessionStored(listener: (by: 'this tab' | 'another') => void): () => void {
  const unsubscribe = stored.subscribe(() => {
    if (stored.read() !== null) listener('this tab');
  });
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener('another');
  };
  window.addEventListener('storage', hear);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', hear);
  };
}
