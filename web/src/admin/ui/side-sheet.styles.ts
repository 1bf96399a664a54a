import { styled } from '@mui/material/styles';

/** What a sheet lists. */
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
