import { styled } from '@/theme/styled';

const Badge = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '1px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
}));

/** Marks a job that stands before the others. */
export function FeaturedBadge() {
  return <Badge>Featured</Badge>;
}
