import { createStoredText } from '@/shared/browser/stored-choice';

/** The name under which the browser keeps the admin's session id (docs/product.md). */
const stored = createStoredText('adminSessionId');

/** The stored session id, or null. */
export const readSessionId = stored.read;

export const storeSessionId = (id: string): void => stored.write(id);

export const removeSessionId = (): void => stored.write(null);
