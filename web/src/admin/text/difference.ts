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
 * removal and one addition between their equal beginnings and ends.
 */
export function difference(before: readonly string[], after: readonly string[]): DiffChunk[] {
  const { start, end } = sharedEnds(before, after);
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

/** How many pieces are equal at the start of both sequences, and at the end of what remains. */
function sharedEnds(a: readonly string[], b: readonly string[]): { start: number; end: number } {
  const start = sharedLength(a, b);
  return { start, end: sharedLength(a.slice(start).reverse(), b.slice(start).reverse()) };
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function walk(chunks: DiffChunk[], before: readonly string[], after: readonly string[]): void {
  const common = commonLengths(before, after);
  let removed: string[] = [];
  let added: string[] = [];
  let [i, j] = [0, 0];
  function endChange() {
    append(chunks, 'removed', removed);
    append(chunks, 'added', added);
    [removed, added] = [[], []];
  }
  while (i < before.length && j < after.length) {
    const [old = '', fresh = ''] = [before[i], after[j]];
    if (old === fresh) {
      endChange();
      append(chunks, 'same', [old]);
      i += 1;
      j += 1;
    } else if (common(i + 1, j) >= common(i, j + 1)) {
      removed.push(old);
      i += 1;
    } else {
      added.push(fresh);
      j += 1;
    }
  }
  removed.push(...before.slice(i));
  added.push(...after.slice(j));
  endChange();
}

/** How many pieces `before` from its place `i` on and `after` from its place `j` on have in common. */
function commonLengths(
  before: readonly string[],
  after: readonly string[],
): (i: number, j: number) => number {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  const common = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        before[i] === after[j]
          ? common(i + 1, j + 1) + 1
          : Math.max(common(i + 1, j), common(i, j + 1));
    }
  }
  return common;
}

function append(chunks: DiffChunk[], kind: DiffChunk['kind'], pieces: readonly string[]): void {
  if (pieces.length === 0) return;
  const last = chunks.at(-1);
  if (last?.kind === kind) last.pieces.push(...pieces);
  else chunks.push({ kind, pieces: [...pieces] });
}

/** How much of what two texts share is shown before and after their difference, in characters. */
const CONTEXT = 60;
/** How much of a difference is shown; the form has the whole of it. */
const OWN_MAX = 600;

/** One of two texts, cut down to the place where they differ. */
interface Excerpt {
  before: string;
  /** What only this text has; empty when it only lacks something. */
  own: string;
  after: string;
}

/** Where `text` differs from `other`, by whole words, with a little of what both share around it. */
export function excerptOf(text: string, other: string): Excerpt {
  const words = wordsAndSpaces(text);
  const { start, end } = sharedEnds(words, wordsAndSpaces(other));
  const head = words.slice(0, start).join('');
  const own = words.slice(start, words.length - end).join('');
  const tail = words.slice(words.length - end).join('');
  return {
    before: head.length > CONTEXT ? `…${head.slice(-CONTEXT).replace(/^\S*\s/, '')}` : head,
    own: own.length > OWN_MAX ? `${own.slice(0, OWN_MAX).trimEnd()}…` : own,
    after: tail.length > CONTEXT ? `${tail.slice(0, CONTEXT).replace(/\s\S*$/, '')}…` : tail,
  };
}

function wordsAndSpaces(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}
