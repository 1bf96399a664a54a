/** Words of at least this length may have two typing errors, shorter ones one. */
const LONG_WORD = 7;
const TYPOS = { short: 1, long: 2 };

/**
 * Returns the known tag that a typed one probably means: another case, or a letter or two wrong. Undefined
 * for a known tag, and for one that resembles none.
 */
export function likelyTag(tag: string, known: readonly string[]): string | undefined {
  if (known.includes(tag)) return undefined;
  const typed = tag.toLowerCase();
  const same = known.find((each) => each.toLowerCase() === typed);
  // In a short name one letter makes another name: EV, UK, UAE.
  if (same !== undefined || typed.length < 4) return same;
  const allowed = typed.length < LONG_WORD ? TYPOS.short : TYPOS.long;
  return known.find(
    (each) => each.length > 3 && editDistance(typed, each.toLowerCase()) <= allowed,
  );
}

/** Returns the edit distance of two words, counting a swap of neighbours as one. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isTurned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + Number(!isSame),
          isTurned ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
