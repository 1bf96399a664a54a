import { styled } from '@/theme/styled';

/** Any colour becomes black, and that white; what is transparent stays so. */
export const WHITENED = 'brightness(0) invert(1)';

/** The dark ground of a strip of white logos, in both colour schemes. */
export const LogoBand = styled('section')(({ theme }) => ({
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  // The scroll bar of a strip that stands still.
  colorScheme: 'dark',
  // Colours that the visitor chose would leave white logos on a white ground.
  forcedColorAdjust: 'none',
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  // Printers leave grounds out.
  '@media print': { color: 'inherit', backgroundColor: 'transparent', '& img': { filter: 'none' } },
}));

/** The band's title, and the control of its motion. */
export const LogoHead = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  '& > :is(h2, h3)': {
    margin: 0,
    fontSize: '1.25rem',
    fontWeight: 600,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  '& > button': { flex: 'none', whiteSpace: 'nowrap' },
}));

/** A logo in white. Its frame is there before the picture is, so that nothing moves then. */
export const WhiteLogo = styled('img')({
  display: 'block',
  objectFit: 'contain',
  filter: WHITENED,
});
