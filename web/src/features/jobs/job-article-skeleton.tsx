import { styled } from '@/theme/styled';
import { BREATHING } from './breathing';

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '42rem',
  marginTop: theme.spacing(4),
  animation: BREATHING,
  '& > div': {
    height: 16,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > div:first-of-type': { width: '70%', height: 48, marginBottom: theme.spacing(5) },
  '& > div:last-of-type': { width: '45%' },
}));

/** The outline of a job to come. */
export function JobArticleSkeleton() {
  return (
    <Lines aria-hidden="true">
      <div />
      <div />
      <div />
      <div />
      <div />
    </Lines>
  );
}
