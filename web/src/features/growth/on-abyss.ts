import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';

/** A dark card of both colour schemes. */
export const AbyssCard = styled('div')(({ theme }) => ({
  padding: theme.spacing(4),
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  border: '1px solid',
  borderColor: theme.vars.palette.brand.onAbyssLine,
  borderRadius: CARD_RADIUS,
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));

/** Buttons on a dark ground; the `contained` one is the loud one. */
export const AbyssActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& [data-variant="contained"]': {
    color: theme.vars.palette.brand.onVolt,
    backgroundColor: theme.vars.palette.brand.volt,
    '&:hover': { backgroundColor: theme.vars.palette.brand.onAbyss },
  },
  '& [data-variant="outlined"]': {
    color: theme.vars.palette.brand.onAbyss,
    borderColor: theme.vars.palette.brand.onAbyssMuted,
    '&:hover': { borderColor: theme.vars.palette.brand.volt },
  },
  '& [data-variant="text"]': {
    paddingInline: theme.spacing(1.5),
    color: theme.vars.palette.brand.onAbyssMuted,
    // On a line of its own it stands flush with the text above.
    [theme.breakpoints.down('sm')]: { paddingInline: 0 },
    '&:hover': { color: theme.vars.palette.brand.onAbyss, backgroundColor: 'transparent' },
  },
}));
