/** Hands a `mailto:` link to the system; the page stays where it is. */
export function openEmailClient(url: string): void {
  window.location.href = url;
}
