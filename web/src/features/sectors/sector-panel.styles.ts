import { VisuallyHidden } from '@/components/page/visually-hidden';
import { styled } from '@/theme/styled';

export const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(7),
  '& p': {
    margin: 0,
    maxWidth: '28em',
    fontSize: 'clamp(1.375rem, 2.6vw, 2.125rem)',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: '-0.02em',
    textWrap: 'pretty',
  },
}));

/** Its tab shows the name; where no script runs there are no tabs, and both panels stand open. */
export const Name = styled(VisuallyHidden)(({ theme }) => ({
  '@media (scripting: none)': {
    ...theme.typography.h2,
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    clipPath: 'none',
  },
}));

/** One band of the panel: its heading on the left, what it says on the right. */
export const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(7),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': {
    margin: 0,
    fontSize: 'clamp(1.375rem, 2vw, 1.75rem)',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: theme.spacing(5),
  },
}));

export const Prose = styled('div')({
  maxWidth: '42em',
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '& p': { margin: 0 },
  '& p + p': { marginTop: '1em' },
});

export const Entries = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  margin: 0,
  '& dt': {
    paddingTop: theme.spacing(1.5),
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.35,
    letterSpacing: '-0.01em',
    borderTop: '2px solid var(--tone)',
  },
  '& dd': { margin: theme.spacing(0.75, 0, 0), color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1),
  paddingBottom: theme.spacing(3),
}));
