/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: Safari begins to read the file only after the click has been dealt with.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
