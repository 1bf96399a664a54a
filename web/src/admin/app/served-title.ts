/**
 * Removes the document's title once a page has its own: React adds that one after it, and browsers
 * show the first.
 */
export function yieldServedTitle(): void {
  const served = document.querySelector('title');
  if (!served) return;
  const observer = new MutationObserver(() => {
    if (document.head.querySelectorAll('title').length < 2) return;
    served.remove();
    observer.disconnect();
  });
  observer.observe(document.head, { childList: true });
}
