import { createStoredText } from '@/shared/browser/stored-choice';

/** The name under which the browser keeps the admin's session id (docs/product.md). */
const KEY = 'adminSessionId';
const stored = createStoredText(KEY);

/**
 * The session of this tab, which its calls carry whatever another tab stores: that may be of somebody else.
 * Undefined where they carry the stored one.
 */
let own: string | null | undefined;

/** The session id that calls carry, or null. */
export function readSessionId(): string | null {
  const id = stored.read();
  return id === null || own === undefined ? id : own;
}

/** The stored session id, or null. */
export const readStoredSessionId = stored.read;

/** Has the calls of this tab carry that session from now on; undefined: the stored one. */
export function goOnWithSession(id: string | undefined): void {
  own = id;
}

export function storeSessionId(id: string): void {
  own = id;
  stored.write(id);
}

/** Has calls carry none, and forgets the stored one unless another tab has put another in its place. */
export function removeSessionId(id = readSessionId()): void {
  own = null;
  if (stored.read() === id) stored.write(null);
}

/** How long what another tab has stored may take to be seen in this one, in ms. */
const SEEN_WITHIN_MS = 1_000;

/** Whether another session stands in the place of a refused one by now. */
function isReplacedByNow(refused: string | null): boolean {
  return ![null, refused].includes(stored.read());
}

/**
 * Tells whether another session has come in the place of one that was refused. A tab whose turn it is
 * stores it before others go on, but these may see that a moment later.
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
