/** Letters that Unicode doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** A fast path for nearly every text. */
export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they belong to the range
  return /^[\0-\x7f]*$/.test(text);
}

/** Returns a text in lower case as typed on an English keyboard: 'Łódź' becomes 'lodz'. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœðþıħ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Compares texts by their plain letters. `localeCompare` takes a slow phone long to load on first use. */
export function comparePlainText(a: string, b: string): number {
  const [plainA, plainB] = [plainText(a), plainText(b)];
  if (plainA === plainB) return a < b ? -1 : Number(a > b);
  return plainA < plainB ? -1 : 1;
}

/** Returns a text as a slug: lower-case letters and digits with single hyphens. */
export function slugOf(text: string, maxLength: number): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}

/** Returns a part of a text without half a character at either end, which Firestore can't store. */
export function cutText(text: string, start: number, end: number): string {
  return text.slice(wholeAt(text, start), wholeAt(text, end));
}

function wholeAt(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1)) ? Math.max(0, index - 1) : index;
}
