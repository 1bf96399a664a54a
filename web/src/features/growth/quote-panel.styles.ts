import { styled } from '@/theme/styled';
import { AbyssCard } from './on-abyss';

export const Panel = styled(AbyssCard.withComponent('section'))(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  '& h3': {
    margin: 0,
    fontSize: '1.125rem',
    fontWeight: 600,
    color: theme.vars.palette.brand.onAbyssMuted,
  },
  '& p': { margin: 0, color: theme.vars.palette.brand.onAbyssMuted },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3.5, 2.5) },
}));

export const Total = styled('div')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& strong': {
    display: 'block',
    margin: theme.spacing(1, 0),
    fontSize: 'clamp(3rem, 6vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
}));

export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  margin: 0,
  paddingBlock: theme.spacing(2.5),
  borderBlock: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.brand.onAbyssMuted },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.375rem, 2.6vw, 2rem)',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: 1.25,
  },
  '& [data-part="savings"] dd': { color: theme.vars.palette.brand.volt },
}));

/** One hire at both prices; the first bar, ours, is the loud one. */
export const Bars = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(0.75, 2),
  },
  '& strong': { fontWeight: 600 },
  '& rect': { fill: theme.vars.palette.brand.onAbyssLine },
  '& rect + rect': { fill: theme.vars.palette.brand.onAbyssMuted },
  '& li:first-of-type rect + rect': { fill: theme.vars.palette.brand.volt },
}));

export const Bar = styled('svg')({
  gridColumn: '1 / -1',
  display: 'block',
  width: '100%',
  height: 8,
  borderRadius: 4,
});
