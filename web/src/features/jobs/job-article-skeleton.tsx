import { keyframes, styled } from '@/theme/styled';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '42rem',
  marginTop: theme.spacing(4),
  '& > div': {
    height: 16,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.divider,
    animation: `${breathe} 1.8s ease-in-out infinite`,
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
