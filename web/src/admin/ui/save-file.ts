/** Saves a file with the browser. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts to read the file only after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
