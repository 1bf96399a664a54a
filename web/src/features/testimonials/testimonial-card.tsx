import { useId, useState } from 'react';
import { sectorToneOf } from '@/components/sector/sector-tone';
import { toned } from '@/components/sector/toned';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import type { TestimonialView } from './testimonial-view';

const Card = styled('figure')(({ theme }) => ({
  ...toned(theme),
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  margin: 0,
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
}));

// Two turning strokes, kin to the logo's arc, instead of a typographic quote mark.
const Mark = styled('svg')(({ theme }) => ({
  width: 32,
  height: 20,
  marginBottom: theme.spacing(2.5),
  fill: 'none',
  stroke: 'var(--tone)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
}));

const Quote = styled('blockquote')({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
});

const More = styled('button')({
  alignSelf: 'flex-start',
  minHeight: 44,
  padding: 0,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'var(--tone)',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '&:hover': { textDecorationThickness: 2 },
});

const Foot = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  marginTop: 'auto',
  paddingTop: theme.spacing(2.5),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    width: 28,
    height: 2,
    marginBottom: theme.spacing(1.5),
    backgroundColor: 'var(--tone)',
  },
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

interface Props {
  testimonial: TestimonialView;
}

/** One testimonial; a long quote opens and closes. */
export function TestimonialCard({ testimonial }: Props) {
  const { quote, preview, name, role, sector } = testimonial;
  const [isOpen, setIsOpen] = useState(false);
  const quoteId = useId();
  return (
    <Card data-tone={sectorToneOf(sector)}>
      <Mark viewBox="0 0 32 20" aria-hidden="true">
        <path d="M13 2.5C6.5 4 2.5 9 2.5 17.5M29.5 2.5C23 4 19 9 19 17.5" />
      </Mark>
      <Quote id={quoteId}>
        <p>{preview && !isOpen ? preview : quote}</p>
      </Quote>
      {preview && (
        <More
          type="button"
          aria-expanded={isOpen}
          aria-controls={quoteId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Read Less' : 'Read More'}
        </More>
      )}
      {(name || role || sector) && (
        <Foot>
          {name && <b>{name}</b>}
          {role && <span>{role}</span>}
          {sector && <span>{sector}</span>}
        </Foot>
      )}
    </Card>
  );
}
