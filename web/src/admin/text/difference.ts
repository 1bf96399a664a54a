import { cutText } from '@torque-tide/domain/cut-text';
import { diffComm } from 'node-diff3';

/** Words or lines in a row that both sides share, or that only one of them has. */
export interface DiffChunk {
  kind: 'same' | 'removed' | 'added';
  pieces: string[];
}

/**
 * How many pairs of equal pieces are looked at, at most: time grows with them, and more, as in two texts of
 * thousands of equal lines, would keep the page from answering.
 */
const MAX_EQUAL_PAIRS = 100_000;

/**
 * What was removed and added between two sequences, by their longest common subsequence. Where both
 * differ, what was removed stands before what was added. Sides with too much to compare are one
 * removal and one addition between their equal beginnings and ends.
 */
export function difference(before: readonly string[], after: readonly string[]): DiffChunk[] {
  const { start, end } = sharedEnds(before, after);
  const oldMiddle = before.slice(start, before.length - end);
  const newMiddle = after.slice(start, after.length - end);
  const compared =
    equalPairs(oldMiddle, newMiddle) > MAX_EQUAL_PAIRS
      ? [{ buffer1: oldMiddle, buffer2: newMiddle }]
      : diffComm(oldMiddle, newMiddle);
  const chunks: DiffChunk[] = [
    { kind: 'same', pieces: before.slice(0, start) },
    ...compared.flatMap(({ common = [], buffer1 = [], buffer2 = [] }): DiffChunk[] => [
      { kind: 'same', pieces: common },
      { kind: 'removed', pieces: buffer1 },
      { kind: 'added', pieces: buffer2 },
    ]),
    { kind: 'same', pieces: before.slice(before.length - end) },
  ];
  return chunks.filter(({ pieces }) => pieces.length > 0);
}

/** In how many ways a piece of one sequence can be that of the other. */
function equalPairs(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const piece of a) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return b.reduce((sum, piece) => sum + (counts.get(piece) ?? 0), 0);
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
    own: own.length > OWN_MAX ? `${cutText(own, 0, OWN_MAX).trimEnd()}…` : own,
    after: tail.length > CONTEXT ? `${tail.slice(0, CONTEXT).replace(/\s\S*$/, '')}…` : tail,
  };
}

function wordsAndSpaces(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}
