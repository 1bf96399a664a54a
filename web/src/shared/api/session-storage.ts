import { createStoredText } from '@/shared/browser/stored-choice';

/** Where the specification keeps the admin's session id in the browser. */
const stored = createStoredText('adminSessionId');

/** The stored session id, or null. */
export const readSessionId = stored.read;

export const storeSessionId = (id: string): void => stored.write(id);

export const removeSessionId = (): void => stored.write(null);
