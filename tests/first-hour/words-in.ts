/** Those of the words, which are written small, that a text has, whatever its letters and entities. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const plain = text.toLowerCase().replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  return words.filter((word) => plain.includes(word));
}
