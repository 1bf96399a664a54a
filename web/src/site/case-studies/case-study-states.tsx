import type { ReactNode } from 'react';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { Button } from '@/shared/ui/button/button';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { LoadingNote } from '@/site/ui/state/loading-note';
import styles from './case-study-states.module.css';

/** A loading message that reserves the content's space. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.room}>
      <LoadingNote>{children}</LoadingNote>
    </div>
  );
}

interface NoticeProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that explains why there is no case study and offers what to do. */
export function PageNotice({ title, children, actions }: NoticeProps) {
  return (
    <div className={styles.panel}>
      <div>
        <PageHeading variant="h2">{title}</PageHeading>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
      <FieldFragment name="wall" />
    </div>
  );
}

interface RetryProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** A button that retries and shows that it is retrying. */
export function RetryButton({ isRetrying, onRetry }: RetryProps) {
  return (
    <Button variant="outlined" disabled={isRetrying} onClick={onRetry}>
      {isRetrying ? 'Trying again...' : 'Try again'}
    </Button>
  );
}
