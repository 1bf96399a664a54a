/** How much of what two texts share is shown before and after their difference, in characters. */
const CONTEXT = 60;
/** How much of a difference is shown; the whole of it stands in the form, or will. */
const OWN_MAX = 600;

/** One of two texts, cut down to the place where they differ. */
interface Excerpt {
  before: string;
  /** What only this text has; empty when it only lacks something. */
  own: string;
  after: string;
}

/** Where `text` differs from `other`, with a little of what both share around it. */
export function excerptOf(text: string, other: string): Excerpt {
  const start = commonStart(text, other);
  const end = commonEnd(text, other, start);
  const [head, tail] = [text.slice(0, start), text.slice(text.length - end)];
  const own = text.slice(start, text.length - end);
  return {
    before: head.length > CONTEXT ? `…${cutWordsBefore(head)}` : head,
    own: own.length > OWN_MAX ? `${own.slice(0, OWN_MAX).trimEnd()}…` : own,
    after: tail.length > CONTEXT ? `${cutWordsAfter(tail)}…` : tail,
  };
}

/** How many characters both begin with; a word that differs later on is not split. */
function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  if (isGap(a[length]) && isGap(b[length])) return length;
  return a.slice(0, length).search(/\S*$/);
}

/** The same from the end, not reaching back before `start`. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  if (isGap(a.at(-1 - length)) && isGap(b.at(-1 - length))) return length;
  const shared = a.slice(a.length - length);
  return length - (/^\S*/.exec(shared)?.[0].length ?? 0);
}

/** Between two words, or beyond the text. */
function isGap(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

function cutWordsBefore(text: string): string {
  return text.slice(-CONTEXT).replace(/^\S*\s/, '');
}

function cutWordsAfter(text: string): string {
  return text.slice(0, CONTEXT).replace(/\s\S*$/, '');
}
