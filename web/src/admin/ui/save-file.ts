/** Hands a file to the browser to be saved. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: Safari begins to read the file only after the click has been dealt with.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
