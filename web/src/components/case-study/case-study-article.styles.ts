import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';

/** From this width of the article, not of the window, headings stand beside their text. */
const WIDE = '@container (min-width: 760px)';

export const Article = styled('article')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  containerType: 'inline-size',
}));

/** Words and picture, side by side where both have room. */
export const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  marginBottom: theme.spacing(3),
  '& h1': { fontSize: 'clamp(2.25rem, 4.8cqi, 3.75rem)', lineHeight: 1.05 },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(7),
    marginBottom: theme.spacing(8),
  },
}));

export const HeadWords = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  justifyItems: 'start',
}));

export const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '38em',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

export const CoverFrame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
}));

/** One band of the article: its heading, and what it says. */
export const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.spacing(3),
    paddingBlock: theme.spacing(7),
  },
}));

export const RowTitle = styled('h2')({
  margin: 0,
  fontSize: 'clamp(1.375rem, 2vw, 1.75rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
});

export const Prose = styled('div')({
  maxWidth: '42em',
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p + p': { marginTop: '1em' },
  // What came of it is what a reader in a hurry looks for.
  '&[data-emphasis="true"]': {
    maxWidth: '32em',
    fontSize: 'clamp(1.1875rem, 2cqi, 1.375rem)',
    fontWeight: 500,
    lineHeight: 1.5,
    letterSpacing: '-0.01em',
  },
});

export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: theme.spacing(4, 3),
  margin: 0,
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: theme.spacing(0.5, 0, 0),
    fontSize: '1.375rem',
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

export const Quote = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  padding: 'clamp(1.75rem, 6cqi, 4.5rem)',
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  borderRadius: CARD_RADIUS,
  breakInside: 'avoid',
  '@media print': { paddingInline: 0 },
  '& h2, & h3': {
    margin: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    letterSpacing: 0,
    color: theme.vars.palette.brand.volt,
  },
  '& blockquote': {
    margin: 0,
    maxWidth: '26em',
    fontSize: 'clamp(1.375rem, 3.2cqi, 2.25rem)',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: '-0.02em',
    textWrap: 'pretty',
  },
  '& figure': { display: 'grid', gap: theme.spacing(4), margin: 0 },
  '& figcaption': { color: theme.vars.palette.brand.onAbyssMuted },
  '& strong': { fontWeight: 600, color: theme.vars.palette.brand.onAbyss },
}));
