import { sharedEnds } from './difference';

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
