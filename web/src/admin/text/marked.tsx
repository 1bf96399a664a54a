import { plainText } from '@torque-tide/domain/plain-text';
import { styled } from '@mui/material/styles';
import { createContext, use } from 'react';
import { Badge } from '@/admin/ui/badge';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { type Found, WORD } from './item-search';

/** Why the search found the card around; undefined while nothing is searched for. */
export const FoundContext = createContext<Found | undefined>(undefined);

const Mark = styled('mark')(({ theme }) => ({
  paddingInline: 1,
  color: 'inherit',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
  borderRadius: 3,
}));

interface Props {
  children: string;
  /** The card cuts the text, so it is to begin near the first word that was found. */
  isLong?: boolean;
}

/** A text of a card, with the words marked that the search found. */
export function Marked({ children, isLong = false }: Props) {
  const found = use(FoundContext);
  if (!found) return children;
  return <Highlighted text={isLong ? fromFirstMark(children, found) : children} found={found} />;
}

const Quotes = styled('ul')(({ theme }) => ({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > li > span': { color: theme.vars.palette.text.secondary },
}));

/** Where a search found words that the card does not show. */
export function FoundQuotes() {
  const found = use(FoundContext);
  if (!found || found.quotes.length === 0) return null;
  return (
    <Quotes aria-label="Found in">
      {found.quotes.map(({ label, text }) => (
        <li key={label}>
          <span>{label}: </span>
          <Highlighted text={quoteOf(text, found)} found={found} />
        </li>
      ))}
    </Quotes>
  );
}

/** Says of what is found that it does not match as specified: it is spelled nearly so, or other fields have it. */
export function NearMatch({ isShort = false }: { isShort?: boolean }) {
  const found = use(FoundContext);
  if (!found?.isNear) return null;
  return (
    <Badge data-tone="off">
      Near
      {isShort ? <VisuallyHidden> match</VisuallyHidden> : ' match'}
    </Badge>
  );
}

function Highlighted({ text, found }: { text: string; found: Found }) {
  return highlight(text, found).map(({ text: span, isMarked }, at) =>
    // Spans have no identity besides their place, and are all drawn again with their text.
    isMarked ? <Mark key={at}>{span}</Mark> : span,
  );
}

/** A part of a text, and whether the search found it. */
interface HighlightSpan {
  text: string;
  isMarked: boolean;
}

/** How many characters a quotation has before its first marked word, at most. */
const LEAD = 40;
const QUOTE_MAX = 160;
/** A word within so many characters from the beginning is seen without a cut. */
const IN_SIGHT = 110;

/** A text in parts: the words that a search found in it, and what stands between. */
export function highlight(text: string, found: Found): HighlightSpan[] {
  const marks = marksIn(text, found);
  const spans: HighlightSpan[] = [];
  for (let from = 0; from < text.length;) {
    const isMarked = marks[from] === true;
    const end = marks.indexOf(!isMarked, from);
    const to = end < 0 ? text.length : end;
    spans.push({ text: text.slice(from, to), isMarked });
    from = to;
  }
  return spans;
}

/** A text from shortly before the first word that was found, where that stands far from its beginning. */
export function fromFirstMark(text: string, found: Found): string {
  const first = marksIn(text, found).indexOf(true);
  return first < IN_SIGHT ? text : cutBefore(text, first);
}

/** A short quotation around the first word that was found. */
export function quoteOf(text: string, found: Found): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = marksIn(line, found).indexOf(true);
  const start = first > LEAD ? cutBefore(line, first) : line;
  return start.length > QUOTE_MAX ? `${start.slice(0, QUOTE_MAX).replace(/ \S*$/, '')} …` : start;
}

/** A text from the beginning of a word shortly before a place. */
function cutBefore(text: string, at: number): string {
  const start = text.slice(at - LEAD, at).search(/(?<=\s)\S/);
  return `… ${text.slice(start < 0 ? at : at - LEAD + start)}`;
}

/** Of each character of a text, whether a search found it. */
function marksIn(text: string, { words, phrase }: Found): boolean[] {
  const marks = Array.from({ length: text.length }, () => false);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (words.has(plainText(word))) marks.fill(true, index, index + word.length);
  }
  const lower = text.toLowerCase();
  // A few letters are longer in lower case: then the places would not be those of the text.
  if (phrase !== '' && lower.length === text.length) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
      marks.fill(true, at, at + phrase.length);
    }
  }
  return marks;
}
