/** Opens a `mailto:` link; the page stays. */
export function openEmailClient(url: string): void {
  window.location.href = url;
}
