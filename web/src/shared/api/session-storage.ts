import { createStoredText } from '@/shared/browser/stored-choice';

/** The name under which the browser keeps the admin's session id (docs/product.md). */
const KEY = 'adminSessionId';
const stored = createStoredText(KEY);

/** The stored session id, or null. */
export const readSessionId = stored.read;

export const storeSessionId = (id: string) => stored.write(id);

export const removeSessionId = () => stored.write(null);

/** How long what another tab has stored may take to be seen in this one, in ms. */
const SEEN_WITHIN_MS = 1_000;

/** Whether another session stands in the place of a refused one by now. */
export function isReplacedByNow(refused: string | null): boolean {
  return ![null, refused].includes(readSessionId());
}

/**
 * Tells whether another session has come in the place of one that was refused. A tab whose turn it is
 * stores it before others go on, but these may see that a moment later.
 */
export async function isSessionReplaced(refused: string | null): Promise<boolean> {
  if (readSessionId() !== refused || refused === null) return isReplacedByNow(refused);
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

/** Calls back whenever a session id is stored, by this tab or by another one of this browser. */
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
