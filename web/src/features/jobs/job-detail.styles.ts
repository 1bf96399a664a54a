import { PageHeading } from '@/components/page/page-heading';
import { styled } from '@/theme/styled';

/** The job itself; the apply bar sticks to the screen's edge for as long as this is in view. */
export const JobRoot = styled('div')({ position: 'relative' });

/** A job's title is longer than a page's: set smaller than the other first headings. */
export const JobHeading = styled(PageHeading)({
  maxWidth: '18em',
  fontSize: 'clamp(2.25rem, 5vw, 4rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
});

export const JobColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: theme.spacing(6, 10),
  marginTop: theme.spacing(6),
  [theme.breakpoints.down('lg')]: { columnGap: theme.spacing(6) },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}));

export const Main = styled('div')({ minWidth: 0 });

export const Aside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // Too tall for the screen, as with an e-mail to copy, it scrolls for itself; below it is room for
  // a message.
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 104,
    maxHeight: 'calc(100vh - 200px)',
    overflowY: 'auto',
  },
  '@media print': { display: 'block', maxHeight: 'none', marginTop: 24 },
}));
