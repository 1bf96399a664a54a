import { createStoredText } from '@/shared/browser/stored-choice';

/** The name under which the browser keeps the admin's session id (docs/product.md). */
const KEY = 'adminSessionId';
const stored = createStoredText(KEY);

/** The stored session id, or null. */
export const readSessionId = stored.read;

export const storeSessionId = (id: string): void => stored.write(id);

export const removeSessionId = (): void => stored.write(null);

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
