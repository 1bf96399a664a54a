/** Does something once the browser has painted what is being done now. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
