import { styled } from '@/theme/styled';

/** Dark in both schemes, with one hairline that tells the tone. */
export const Panel = styled('div')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.onAbyssMuted,
  '&[data-tone="success"]': { '--tone': theme.vars.palette.brand.volt },
  '&[data-tone="error"]': { '--tone': theme.vars.palette.brand.onAbyssDanger },
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 400,
  maxWidth: 'calc(100vw - 40px)',
  padding: '16px 8px 16px 22px',
  overflow: 'hidden',
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  borderRadius: 14,
  transform: 'translateX(var(--swipe, 0px))',
  // A finger scrolls the page up and down, and draws the message sideways.
  touchAction: 'pan-y',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 3,
    backgroundColor: 'var(--tone)',
  },
  '&:focus-visible, & :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
}));

export const ToneMark = styled('span')({ display: 'flex', paddingTop: 2, color: 'var(--tone)' });

export const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const Title = styled('p')({ margin: 0, fontWeight: 600, lineHeight: 1.5 });

export const Description = styled('p')(({ theme }) => ({
  margin: '2px 0 0',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.brand.onAbyssMuted,
}));

export const ActionButton = styled('button')(({ theme }) => ({
  minHeight: 44,
  margin: '-10px 0',
  padding: theme.spacing(0, 1),
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.brand.volt,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  background: 'none',
  border: 0,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
  '&:focus-visible': { outlineOffset: -4 },
}));

export const CloseButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-10px 0',
  padding: 0,
  color: theme.vars.palette.brand.onAbyssMuted,
  background: 'none',
  border: 0,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.brand.onAbyss },
  '&:focus-visible': { outlineOffset: -4 },
}));
