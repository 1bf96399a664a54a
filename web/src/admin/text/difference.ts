/** A stretch of text or a run of lines that both sides share, or that only one of them has. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  pieces: string[];
}

/** Pairs of pieces beyond which two sides are not compared: that would keep the page from answering. */
const MAX_PAIRS = 2_000_000;

/**
 * The shortest way from one sequence to the other, by their longest common subsequence. Where both
 * differ, what was removed stands before what was added.
 */
export function difference(before: readonly string[], after: readonly string[]): Part[] {
  const start = sharedLength(before, after);
  const end = sharedLength(before.slice(start).reverse(), after.slice(start).reverse());
  const oldMiddle = before.slice(start, before.length - end);
  const newMiddle = after.slice(start, after.length - end);
  const parts: Part[] = [];
  append(parts, 'same', before.slice(0, start));
  if (oldMiddle.length * newMiddle.length > MAX_PAIRS) {
    append(parts, 'removed', oldMiddle);
    append(parts, 'added', newMiddle);
  } else {
    walk(parts, oldMiddle, newMiddle);
  }
  append(parts, 'same', before.slice(before.length - end));
  return parts;
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function walk(parts: Part[], before: readonly string[], after: readonly string[]): void {
  const common = commonLengths(before, after);
  const width = after.length + 1;
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  let [i, j] = [0, 0];
  let added: string[] = [];
  const flush = () => {
    append(parts, 'added', added);
    added = [];
  };
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      flush();
      append(parts, 'same', [old]);
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      // Held back until here, so that one change is one removal and one addition.
      append(parts, 'removed', [old]);
      i += 1;
    } else if (fresh !== undefined) {
      added.push(fresh);
      j += 1;
    }
  }
  flush();
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

function append(parts: Part[], kind: Part['kind'], pieces: readonly string[]): void {
  if (pieces.length === 0) return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.pieces.push(...pieces);
  else parts.push({ kind, pieces: [...pieces] });
}
