import { cutText } from '@torque-tide/domain/cut-text';
import { diffComm } from 'node-diff3';
import type { FieldChange, ChangedValue } from '@torque-tide/contract/versions';
import { formatMoment } from './moments';

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

/** How much of what two texts share is shown before and after a difference, in characters. */
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

/** A part of a change as it is shown; the text of `left-out` says how much is not shown. */
export interface DiffSpan {
  kind: DiffChunk['kind'] | 'left-out';
  text: string;
}

/** How a field's change reads best. */
export interface ChangeView {
  /** Two values (of which one may be none), a text with its changes marked, or a list of lines. */
  form: 'values' | 'text' | 'lines';
  spans: DiffSpan[];
  /** A shorter version; undefined where nothing could be left out. */
  short: DiffSpan[] | undefined;
}

/** Texts from this length on are shown with their changes marked, shorter ones as two values. */
const COMPARED_FROM = 60;
/** With less than this share in common, so much of a text would be marked that it could not be read. */
const MIN_SHARED = 0.3;
/** A longer line is a paragraph, so that the text is no list. */
const LINE_MAX = 120;
/** How much of a removed or added text is shown at first, in characters. */
const ONE_SIDE_MAX = 280;
/** More unchanged lines in a row than this are left out. */
const SAME_LINES_MAX = 2;

export function viewChange({ before, after }: Pick<FieldChange, 'before' | 'after'>): ChangeView {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  if (old && fresh && Math.max(old.length, fresh.length) > 1) {
    const chunks = difference(old, fresh);
    return viewOf('lines', chunks.flatMap(spanOfEach), chunks.flatMap(withoutSameLines));
  }
  const [was, is] = [textOf(before), textOf(after)];
  if (before !== null && after !== null && Math.max(was.length, is.length) >= COMPARED_FROM) {
    const chunks = difference(wordsOf(was), wordsOf(is));
    if (sharedShare(chunks, Math.max(was.length, is.length)) >= MIN_SHARED) {
      const spans = chunks.map(join);
      return viewOf('text', spans, spans.map(cut));
    }
  }
  const values: DiffSpan[] = [
    ...(before === null ? [] : [{ kind: 'removed' as const, text: was }]),
    ...(after === null ? [] : [{ kind: 'added' as const, text: is }]),
  ];
  return viewOf('values', values, values.map(cut));
}

/** A value as a person reads it. */
function textOf(value: ChangedValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(PARAGRAPH);
  const text = String(value ?? '');
  return ISO_MOMENT.test(text) ? formatMoment(text) : text;
}

/** The lines of a list or of a field that is written one per line; undefined for running text. */
function linesOf(value: ChangedValue): string[] | undefined {
  if (value === null) return [];
  const lines = Array.isArray(value)
    ? value
    : typeof value === 'string' && !value.includes(PARAGRAPH)
      ? value.split('\n')
      : undefined;
  return lines?.every((line) => line.length <= LINE_MAX) ? lines : undefined;
}

/** Words with the space after them, so that joining them gives the same text. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+\s*/g) ?? [];
}

function sharedShare(chunks: readonly DiffChunk[], length: number): number {
  const shared = chunks
    .filter(({ kind }) => kind === 'same')
    .map((chunk) => join(chunk).text.length);
  return shared.reduce((sum, each) => sum + each, 0) / length;
}

function join({ kind, pieces }: DiffChunk): DiffSpan {
  return { kind, text: pieces.join('') };
}

function spanOfEach({ kind, pieces }: DiffChunk): DiffSpan[] {
  return pieces.map((text) => ({ kind, text }));
}

function viewOf(form: ChangeView['form'], spans: DiffSpan[], short: DiffSpan[]): ChangeView {
  const isShorter = short.some(({ text }, index) => text !== spans[index]?.text);
  return { form, spans, short: isShorter ? short : undefined };
}

function cut({ kind, text }: DiffSpan, index: number, all: readonly DiffSpan[]): DiffSpan {
  if (kind !== 'same') {
    return { kind, text: text.length > ONE_SIDE_MAX ? `${headOf(text, ONE_SIDE_MAX)} …` : text };
  }
  const head = index === 0 ? '' : headOf(text, CONTEXT);
  const tail = index === all.length - 1 ? '' : tailOf(text, CONTEXT);
  // Leaving out a word or two would save nothing.
  const isLong = text.length > head.length + tail.length + CONTEXT / 2;
  return { kind, text: isLong ? [head, '…', tail].filter(Boolean).join(' ') : text };
}

/** Up to the last whole word, so that no cut goes through one. */
function headOf(text: string, length: number): string {
  const head = text.slice(0, length);
  return head.slice(0, head.lastIndexOf(' ') + 1 || length).trimEnd();
}

function tailOf(text: string, length: number): string {
  const tail = text.slice(-length);
  return tail.slice(tail.indexOf(' ') + 1).trimStart();
}

function withoutSameLines(chunk: DiffChunk): DiffSpan[] {
  const { length } = chunk.pieces;
  return chunk.kind === 'same' && length > SAME_LINES_MAX
    ? [{ kind: 'left-out', text: `${length} lines unchanged` }]
    : spanOfEach(chunk);
}

/** Between the paragraphs of a text. */
const PARAGRAPH = '\n\n';
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
