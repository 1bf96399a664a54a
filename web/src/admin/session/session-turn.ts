/** The name by which the tabs of a browser take turns. */
const LOCK = 'adminSessionId';

let own: Promise<unknown> = Promise.resolve();

/**
 * Runs what puts another session in the place of the stored one. Until it has ended, no tab of this browser
 * takes a refusal for the session's end: see `sessionSettled`.
 */
export function inSessionTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
  own = result.catch(() => undefined);
  return result;
}

/** Resolves once no tab is about to put another session in the place of the stored one. */
export async function sessionSettled(): Promise<void> {
  await own;
  // Older browsers, and pages without https, have no locks: there another tab asks for a login.
  if ('locks' in navigator)
    await navigator.locks.request(LOCK, { mode: 'shared' }, () => undefined);
}
