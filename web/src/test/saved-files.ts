import { vi } from 'vitest';

/** Returns the files that the browser saves until the end of the test, in order. */
export function savedFiles(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  const createObjectURL = (content: Blob) => {
    file = content;
    return 'blob:file';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
  return saved;
}
