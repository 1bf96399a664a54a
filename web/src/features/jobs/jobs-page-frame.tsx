import { Wrap } from '@/components/page/wrap';
import { styled } from '@/theme/styled';

/** The space around a job page: it begins higher than a section does, since it is for working in. */
export const JobsPageFrame = styled(Wrap)(({ theme }) => ({
  paddingTop: 'clamp(2.5rem, 6vw, 5rem)',
  paddingBottom: 'clamp(4rem, 10vw, 8rem)',
  '@media print': { padding: 0, color: theme.vars.palette.text.primary },
}));
