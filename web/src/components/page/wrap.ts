import { styled } from '@/theme/styled';
import { PAGE_WIDTH } from '@/theme/tokens';

/** Centres content at the page's width, with gutters. */
export const Wrap = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: PAGE_WIDTH + 48,
  marginInline: 'auto',
  paddingInline: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));
