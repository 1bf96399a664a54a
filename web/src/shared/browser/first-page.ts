const openedAt = typeof window === 'undefined' ? undefined : window.location.pathname;

/** True when the visit began with a document that could be read before the app arrived. */
export const beganWithText =
  typeof document !== 'undefined' && document.getElementById('root')?.hasChildNodes() === true;

/** True as long as the visitor is where the visit began: that page is in the document. */
export function isFirstPage(): boolean {
  return openedAt === undefined || window.location.pathname === openedAt;
}
