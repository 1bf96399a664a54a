/**
 * Takes the title away with which the document was served, as soon as a page has one of its own: React
 * adds it behind, and browsers show the first.
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
