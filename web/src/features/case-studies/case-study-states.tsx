import type { ReactNode } from 'react';
import { FieldFragment } from '@/components/art/field-fragment';
import { Button } from '@/components/button/button';
import { PageHeading } from '@/components/page/page-heading';
import { LoadingNote } from '@/components/state/loading-note';
import { styled } from '@/theme/styled';

// As high as a page of content, so that the footer does not jump when that arrives.
const Room = styled('div')({ minHeight: '70vh' });

/** Says that something is on its way, and keeps its room. */
export function Loading({ children }: { children: string }) {
  return (
    <Room>
      <LoadingNote>{children}</LoadingNote>
    </Room>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: theme.spacing(3),
  minHeight: '40vh',
  alignContent: 'center',
  '& p': {
    maxWidth: '40em',
    margin: theme.spacing(2.5, 0, 0),
    fontSize: '1.125rem',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
}));

interface NoticeProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A whole page in place of a case study: what is the matter, and what one can do. */
export function PageNotice({ title, children, actions }: NoticeProps) {
  return (
    <Panel>
      <div>
        <PageHeading variant="h2">{title}</PageHeading>
        {children}
        <Actions>{actions}</Actions>
      </div>
      <FieldFragment />
    </Panel>
  );
}

interface RetryProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Asks again, and says while it does. */
export function RetryButton({ isRetrying, onRetry }: RetryProps) {
  return (
    <Button variant="outlined" disabled={isRetrying} onClick={onRetry}>
      {isRetrying ? 'Trying again...' : 'Try again'}
    </Button>
  );
}
