import { styled } from '@/theme/styled';

/** Marks what is new, on abyss. */
export const NewBadge = styled('span')(({ theme }) => ({
  padding: '2px 12px',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.6,
  color: theme.vars.palette.brand.onVolt,
  backgroundColor: theme.vars.palette.brand.volt,
  borderRadius: 999,
}));
