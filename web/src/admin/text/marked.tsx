import { styled } from '@mui/material/styles';
import { createContext, use } from 'react';
import type { Found } from './item-search';
import { fromFirstMark, piecesOf, quoteOf } from './marked-text';

/** Why the card that stands around is in the list; undefined where nothing is searched for. */
export const FoundContext = createContext<Found | undefined>(undefined);

const Mark = styled('mark')(({ theme }) => ({
  paddingInline: 1,
  color: 'inherit',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
  borderRadius: 3,
}));

interface Props {
  children: string;
  /** The text is cut by the card, so that it begins near the first word that was found. */
  isLong?: boolean;
}

/** A text of a card, with the words marked that the search found. */
export function Marked({ children, isLong = false }: Props) {
  const found = use(FoundContext);
  if (!found) return children;
  return <Pieces text={isLong ? fromFirstMark(children, found) : children} found={found} />;
}

const Quotes = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
          <Pieces text={quoteOf(text, found)} found={found} />
        </li>
      ))}
    </Quotes>
  );
}

function Pieces({ text, found }: { text: string; found: Found }) {
  return piecesOf(text, found).map(({ text: piece, isMarked }, at) =>
    // A text has no other identity than its place, and is drawn anew as a whole.
    isMarked ? <Mark key={at}>{piece}</Mark> : piece,
  );
}
