import { Link, NavLink } from 'react-router-dom';
import { Wrap } from '@/components/page/wrap';
import { styled } from '@/theme/styled';
import { HEADER_HEIGHT } from '@/theme/tokens';

/** Lies over the page's top; without ground of its own until the page moves below it. */
export const HeaderBand = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: '1px solid transparent',
  transition: 'transform 250ms ease, background-color 200ms ease, border-color 200ms ease',
  '&[data-scrolled]': {
    // No clearer than this: its quiet texts must be readable above a dark panel, too.
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
    backdropFilter: 'blur(12px)',
    borderBottomColor: theme.vars.palette.divider,
  },
  '&[data-hidden]': { transform: 'translateY(-101%)' },
  '@media print': { display: 'none' },
}));

export const Bar = styled(Wrap)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: HEADER_HEIGHT,
}));

export const Brand = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginRight: 'auto',
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));

export const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  marginRight: theme.spacing(1.5),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const NavItem = styled(NavLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: theme.spacing(1.5),
    bottom: 8,
    height: 2,
    backgroundColor: theme.vars.palette.brand.tide,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: 'transform 200ms ease',
  },
  '&:hover::after, &[aria-current]::after': { transform: 'none' },
}));

export const JobsLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: theme.spacing(2.5),
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  borderRadius: 999,
  textDecoration: 'none',
  transition: 'background-color 150ms ease',
  '&:hover': { backgroundColor: theme.vars.palette.primary.main },
  // The drawer has it, too, where there is no room for both.
  '@media (max-width: 359.95px)': { display: 'none' },
}));

export const MenuButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -10,
  padding: 0,
  color: theme.vars.palette.text.primary,
  background: 'none',
  border: 0,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.primary.main },
}));
