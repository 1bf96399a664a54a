import { styled } from '@mui/material/styles';

/** What stands beside each other, as far as there is room. */
export const FlowRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** A few buttons beside each other, as far as there is room. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));
