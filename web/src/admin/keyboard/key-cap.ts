import { styled } from '@mui/material/styles';

/** A key of the keyboard, drawn as one. */
export const KeyCap = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  paddingInline: 6,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 60%, transparent)`,
  borderRadius: 6,
}));
