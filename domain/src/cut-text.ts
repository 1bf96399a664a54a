/** Returns a part of a text without half a character at either end, which Firestore can't store. */
export function cutText(text: string, start: number, end: number): string {
  return text.slice(wholeAt(text, start), wholeAt(text, end));
}

function wholeAt(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1)) ? Math.max(0, index - 1) : index;
}
