import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** The dashboard's heading, and the quiet way to what was deleted. */
export const ContentHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
  marginBottom: theme.spacing(2),
}));

/** One link there and back, so that the focus stays on it. */
export const BinLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));
