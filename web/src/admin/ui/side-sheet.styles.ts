import { type CSSObject, type Theme, styled } from '@mui/material/styles';

/** The panel's paper. */
export const sheet = (theme: Theme): CSSObject => ({
  width: 'min(600px, 100vw)',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: 'none',
  [theme.breakpoints.down('sm')]: { borderLeft: 0 },
});

/** Stays in reach while the entries scroll. */
export const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2.5, 3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

export const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  '&:focus-visible': { outline: 'none' },
}));

export const ItemName = styled('p')(({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: theme.spacing(0.25, 0, 0),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
}));

export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 3, 6),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

export const Entries = styled('ol')({
  // The knots stand astride the line.
  margin: '0 0 0 5px',
  padding: 0,
  listStyle: 'none',
});

export const Note = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
