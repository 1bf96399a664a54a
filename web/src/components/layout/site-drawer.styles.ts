import { Link, NavLink } from 'react-router-dom';
import { type Theme, styled } from '@/theme/styled';
import { HEADER_HEIGHT } from '@/theme/tokens';

const SLIDE = '250ms ease';

const AWAY = { transform: 'translateX(100%)' };

// No `display` here: the browser decides whether it is shown, as a dialog or as a popover. A rule
// for each, since a browser leaves out a whole rule with a selector that it does not know.
export const Sheet = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(420px, 100%)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: 0,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { borderLeft: 0 },
  ...AWAY,
  transition: `transform ${SLIDE}, overlay ${SLIDE} allow-discrete, display ${SLIDE} allow-discrete`,
  '&[open]': { transform: 'none' },
  '&:popover-open': { transform: 'none' },
  '@starting-style': { '&[open]': AWAY, '&:popover-open': AWAY },
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
}));

export const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: theme.spacing(0, 3, 4),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  height: HEADER_HEIGHT,
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

export const CloseButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '0 -10px 0 auto',
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.primary.main },
}));

export const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 4),
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const row = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 64,
    padding: 0,
    font: 'inherit',
    fontSize: '1.5rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    color: theme.vars.palette.text.primary,
    background: 'none',
    border: 0,
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover, &[aria-current]': { color: theme.vars.palette.primary.main },
  }) as const;

export const DrawerLink = styled(NavLink)(({ theme }) => row(theme));

export const Group = styled('details')(({ theme }) => ({
  '& summary': { ...row(theme), listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'transform 200ms ease' },
  '&[open] svg': { transform: 'rotate(180deg)' },
}));

export const GroupList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 2),
  listStyle: 'none',
}));

export const SubLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingLeft: theme.spacing(2),
  fontSize: '1.0625rem',
  color: theme.vars.palette.text.secondary,
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  textDecoration: 'none',
  '&:hover': {
    color: theme.vars.palette.text.primary,
    borderLeftColor: theme.vars.palette.primary.main,
  },
}));

export const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(4),
}));
