import { styled } from '@/theme/styled';
import { fieldEdge } from './field-edge';

/** The frame, which shows the focus of the field that it holds. */
export const SearchBox = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  height: 56,
  paddingInline: 14,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: 12,
  cursor: 'text',
  '& > svg': { flex: 'none' },
  // A line of its own, since a thicker one must move nothing.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: fieldEdge(theme),
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '@media (hover: hover)': { '&:hover::after': { borderColor: theme.vars.palette.text.primary } },
  '&:has(input:focus)::after': { border: `2px solid ${theme.vars.palette.primary.main}` },
}));

export const SearchInput = styled('input')(({ theme }) => ({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  padding: 0,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  background: 'none',
  border: 0,
  appearance: 'none',
  '&&': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}));

export const ClearButton = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  marginRight: -12,
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}));
