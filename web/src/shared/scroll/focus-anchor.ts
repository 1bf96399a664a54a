/** Moves the focus to a link's target, so that Tab and screen readers go on from there. */
export function focusAnchor(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
