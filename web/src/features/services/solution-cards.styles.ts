import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';

/** Width of a card in the carousel; with the gap it makes one step of the arrows. */
const CARD_WIDTH = 264;
const CARD_GAP = 16;
export const STEP = CARD_WIDTH + CARD_GAP;

export const Arrows = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    justifyContent: 'flex-end',
    marginBottom: theme.spacing(2),
  },
  '@media print': { display: 'none' },
}));

export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: CARD_GAP,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    // The row runs to both edges of the window, and focus rings are not cut off.
    marginInline: theme.spacing(-3),
    padding: theme.spacing(0.5, 3),
    scrollPaddingInline: theme.spacing(3),
    '& > li': { flex: `0 0 ${CARD_WIDTH}px`, scrollSnapAlign: 'start' },
  },
  [theme.breakpoints.down('sm')]: {
    marginInline: theme.spacing(-2.5),
    paddingInline: theme.spacing(2.5),
    scrollPaddingInline: theme.spacing(2.5),
  },
  // Links lead to a card, which then has the focus.
  '& > li': { borderRadius: CARD_RADIUS },
  // What paper cuts off cannot be scrolled to.
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    '& > li': { breakInside: 'avoid' },
  },
}));

export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: theme.spacing(4, 3, 3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  '--quiet': theme.vars.palette.text.secondary,
  '--hair': theme.vars.palette.divider,
  '--mark': theme.vars.palette.primary.main,
  '&[data-highlighted="true"]': {
    '--quiet': theme.vars.palette.brand.onAbyssMuted,
    '--hair': theme.vars.palette.brand.onAbyssLine,
    '--mark': theme.vars.palette.brand.volt,
    color: theme.vars.palette.brand.onAbyss,
    backgroundColor: theme.vars.palette.brand.abyss,
    borderColor: theme.vars.palette.brand.abyss,
    '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  },
  '& h3': {
    margin: 0,
    fontSize: '1.75rem',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
}));

export const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2.25),
  right: theme.spacing(2.25),
  padding: '2px 12px',
  fontSize: '0.8125rem',
  fontWeight: 700,
  color: theme.vars.palette.brand.onVolt,
  backgroundColor: theme.vars.palette.brand.volt,
  borderRadius: 999,
}));

export const Description = styled('p')({ margin: '12px 0 0', color: 'var(--quiet)' });

export const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: theme.spacing(3, 0),
  padding: theme.spacing(3, 0, 0),
  listStyle: 'none',
  borderTop: '1px solid var(--hair)',
  '& li': { display: 'flex', gap: theme.spacing(1.25), fontSize: '0.9375rem', lineHeight: 1.45 },
  '& svg': { flex: 'none', marginTop: 2, color: 'var(--mark)' },
}));

export const Suited = styled('dl')(({ theme }) => ({
  margin: 'auto 0 0',
  paddingTop: theme.spacing(2),
  borderTop: '1px solid var(--hair)',
  '& dt': { fontSize: '0.875rem', color: 'var(--quiet)' },
  '& dd': { margin: theme.spacing(0.25, 0, 0), fontWeight: 600 },
  '& a': {
    display: 'inline-block',
    marginTop: theme.spacing(1.5),
    paddingBlock: theme.spacing(0.5),
    fontWeight: 600,
    color: 'var(--mark)',
    textUnderlineOffset: '0.3em',
  },
}));
