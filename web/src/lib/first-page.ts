const openedAt = typeof window === 'undefined' ? undefined : window.location.pathname;

/** True as long as the visitor is where the visit began: that page is in the document. */
export function isFirstPage(): boolean {
  return openedAt === undefined || window.location.pathname === openedAt;
}
