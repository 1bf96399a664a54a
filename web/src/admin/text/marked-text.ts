import { comparedWord, type Found, WORD } from './item-search';

/** A stretch of a text, and whether it answers the search. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Letters that a quotation has before its first marked word, at most. */
const LEAD = 40;
const QUOTE_MAX = 160;
/** A mark that stands so near the beginning is in sight without a cut. */
const IN_SIGHT = 110;

/** A text in stretches: the words that a search found in it, and what stands between. */
export function piecesOf(text: string, found: Found): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of marksIn(text, found)) {
    if (from > end) pieces.push({ text: text.slice(end, from), isMarked: false });
    pieces.push({ text: text.slice(from, to), isMarked: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** A text from shortly before the first word that was found, where that stands far from its beginning. */
export function fromFirstMark(text: string, found: Found): string {
  const [first] = marksIn(text, found);
  return !first || first[0] < IN_SIGHT ? text : cutBefore(text, first[0]);
}

/** A short quotation around the first word that was found. */
export function quoteOf(text: string, found: Found): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first] = marksIn(line, found);
  const start = first && first[0] > LEAD ? cutBefore(line, first[0]) : line;
  return start.length > QUOTE_MAX ? `${start.slice(0, QUOTE_MAX).replace(/\s+\S*$/, '')} …` : start;
}

/** A text from the beginning of a word shortly before a place. */
function cutBefore(text: string, at: number): string {
  const start = text.slice(at - LEAD, at).search(/(?<=\s)\S/);
  return `… ${text.slice(start < 0 ? at : at - LEAD + start)}`;
}

/** Where the words of a search stand, from the first on, none within another. */
function marksIn(text: string, { words, phrase }: Found): [number, number][] {
  const marks: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (words.has(comparedWord(word))) marks.push([index, index + word.length]);
  }
  const lower = text.toLowerCase();
  // Of a few letters the lower case is longer: then the places would not fit.
  if (phrase !== '' && lower.length === text.length) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
      marks.push([at, at + phrase.length]);
    }
  }
  return joined(marks.sort(([a], [b]) => a - b));
}

function joined(marks: readonly [number, number][]): [number, number][] {
  const apart: [number, number][] = [];
  for (const [from, to] of marks) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
