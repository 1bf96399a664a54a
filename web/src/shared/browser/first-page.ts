const openedAt = typeof window === 'undefined' ? undefined : window.location.pathname;

/** True if the visit began with a document that was readable before the app loaded. */
export const beganWithText =
  typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true;

/** True while the visitor is on the first page of the visit, which the document contains. */
export function isFirstPage(): boolean {
  return openedAt === undefined || window.location.pathname === openedAt;
}
