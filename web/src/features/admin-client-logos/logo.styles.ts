import { styled } from '@mui/material/styles';

/** The black ground that the website shows logos on. */
export const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 144,
  padding: theme.spacing(3),
  color: theme.vars.palette.brand.onAbyssMuted,
  backgroundColor: theme.vars.palette.common.black,
  borderRadius: 12,
  '&[data-size="small"]': { minHeight: 96, padding: theme.spacing(2) },
}));

export const WhitenedLogo = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 72,
  // Any colour becomes black, and that white; what is transparent stays so.
  filter: 'brightness(0) invert(1)',
});

export const Note = styled('p')({ margin: 0, textAlign: 'center' });
