/** The lock that a browser's tabs share. */
const LOCK = 'adminSessionId';

let own: Promise<unknown> = Promise.resolve();

/**
 * Runs a task that replaces the stored session. Until it ends, no tab of this browser treats a
 * refusal as the session's end: see `sessionSettled`.
 */
export function inSessionTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
  own = result.catch(() => undefined);
  return result;
}

/** Resolves once no tab is about to replace the stored session. */
export async function sessionSettled(): Promise<void> {
  await own;
  // Older browsers, and pages without https, have no locks, so another tab may ask for a login
  // there.
  if ('locks' in navigator)
    await navigator.locks.request(LOCK, { mode: 'shared' }, () => undefined);
}
