import { Link } from 'react-router-dom';
import { toned } from '@/components/sector/toned';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';

/** The frame of a card; lifts and takes its sector's colour under the pointer and with the focus. */
export const CardFrame = styled('article')(({ theme }) => ({
  ...toned(theme),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  transition: 'transform 180ms ease, border-color 180ms ease',
  '&[data-interactive]:hover, &[data-interactive]:focus-within': {
    borderColor: 'var(--tone)',
    transform: 'translateY(-2px)',
  },
  '@media print': { breakInside: 'avoid' },
}));

export const CardTop = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 24,
});

export const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: theme.spacing(1.5, 0, 0),
  letterSpacing: '-0.015em',
}));

export const CardPlace = styled('p')({ margin: '4px 0 0', fontWeight: 500 });

export const CardExcerpt = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1.5, 0, 0),
  color: theme.vars.palette.text.secondary,
  // Keeps the three dots of a cut from standing on a line of their own.
  textWrap: 'pretty',
}));

export const CardFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: 'auto',
  paddingTop: theme.spacing(2.5),
}));

export const CardFacts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: 600 },
  '& time': { color: theme.vars.palette.text.secondary },
}));

/** The one link of a card; its area is the whole card. */
export const CardLink = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: 'var(--tone)',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: -1, borderRadius: CARD_RADIUS },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--tone)', outlineOffset: 3 },
  '& svg': { transition: 'transform 180ms ease' },
  'article:hover & svg': { transform: 'translateX(3px)' },
});
