import { styled } from '@/theme/styled';

export const Text = styled('p')(({ theme }) => ({
  maxWidth: '34em',
  margin: theme.spacing(2, 0, 0),
  fontSize: '1.125rem',
  color: theme.vars.palette.text.secondary,
}));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
}));
