import { styled } from '@/theme/styled';

export const Band = styled('footer')(({ theme }) => ({
  paddingBlock: 'clamp(4rem, 8vw, 7rem) 32px',
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  '@media print': { display: 'none' },
}));

export const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  gap: theme.spacing(6),
  paddingBottom: 'clamp(3rem, 6vw, 5rem)',
  '& > svg': { justifySelf: 'end' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5),
    '& > svg': { justifySelf: 'start' },
  },
}));

export const Tagline = styled('p')({
  maxWidth: '14em',
  margin: 0,
  fontSize: 'clamp(2rem, 4.4vw, 3.5rem)',
  fontWeight: 600,
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});

export const EmailLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: theme.spacing(3),
  fontSize: 'clamp(1.0625rem, 1.6vw, 1.25rem)',
  fontWeight: 500,
  color: theme.vars.palette.brand.volt,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 1,
  overflowWrap: 'anywhere',
  '&:hover': { textDecorationThickness: 2 },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.4fr) repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(5, 3),
  paddingBlock: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { gridColumn: '1 / -1' },
  },
}));

export const Brand = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

export const ContactIcons = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: theme.spacing(2.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: theme.vars.palette.brand.onAbyss,
    border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
    borderRadius: 999,
    transition: 'color 150ms ease, border-color 150ms ease',
  },
  '& a:hover': {
    color: theme.vars.palette.brand.volt,
    borderColor: theme.vars.palette.brand.volt,
  },
}));

export const ColumnTitle = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  fontSize: '0.875rem',
  fontWeight: 500,
  color: theme.vars.palette.brand.onAbyssMuted,
}));

export const LinkList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: theme.vars.palette.brand.onAbyss,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
}));

export const Base = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
}));

export const Legal = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 3),
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.brand.onAbyssMuted,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: 'inherit',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
  },
  '& a:hover': { color: theme.vars.palette.brand.onAbyss },
}));

export const Settings = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
