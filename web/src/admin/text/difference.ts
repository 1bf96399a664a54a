/** Words or lines in a row that both sides share, or that only one of them has. */
export interface DiffChunk {
  kind: 'same' | 'removed' | 'added';
  pieces: string[];
}

/** How many pairs of pieces are compared at most: more would keep the page from answering. */
const MAX_PAIRS = 2_000_000;

/**
 * What was removed and added between two sequences, by their longest common subsequence. Where both
 * differ, what was removed stands before what was added. Sides with too much to compare are one
 * removal and one addition between what they begin and end with alike.
 */
export function difference(before: readonly string[], after: readonly string[]): DiffChunk[] {
  const start = sharedLength(before, after);
  const end = sharedLength(before.slice(start).reverse(), after.slice(start).reverse());
  const oldMiddle = before.slice(start, before.length - end);
  const newMiddle = after.slice(start, after.length - end);
  const chunks: DiffChunk[] = [];
  append(chunks, 'same', before.slice(0, start));
  if (oldMiddle.length * newMiddle.length > MAX_PAIRS) {
    append(chunks, 'removed', oldMiddle);
    append(chunks, 'added', newMiddle);
  } else {
    walk(chunks, oldMiddle, newMiddle);
  }
  append(chunks, 'same', before.slice(before.length - end));
  return chunks;
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function walk(chunks: DiffChunk[], before: readonly string[], after: readonly string[]): void {
  const common = commonLengths(before, after);
  const width = after.length + 1;
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  let [i, j] = [0, 0];
  const isAtEnd = () => i >= before.length && j >= after.length;
  const isShared = () => i < before.length && before[i] === after[j];
  while (!isAtEnd()) {
    const [removedFrom, addedFrom] = [i, j];
    while (!isAtEnd() && !isShared()) {
      const isRemoved = i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1));
      if (isRemoved) i += 1;
      else j += 1;
    }
    // Not piece by piece: one change is one removal and one addition.
    append(chunks, 'removed', before.slice(removedFrom, i));
    append(chunks, 'added', after.slice(addedFrom, j));
    if (isShared()) {
      append(chunks, 'same', before.slice(i, i + 1));
      i += 1;
      j += 1;
    }
  }
}

/** How much the rest of both sides has in common, from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        before[i] === after[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
    }
  }
  return table;
}

function append(chunks: DiffChunk[], kind: DiffChunk['kind'], pieces: readonly string[]): void {
  if (pieces.length === 0) return;
  const last = chunks.at(-1);
  if (last?.kind === kind) last.pieces.push(...pieces);
  else chunks.push({ kind, pieces: [...pieces] });
}
