import type { ReactNode } from 'react';
import { WallArt } from '@/shared/ui/art/wall-art';
import { Button } from '@/shared/ui/button/button';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { LoadingNote } from '@/site/ui/state/loading-note';
import styles from './case-study-states.module.css';

/** Says that something is on its way, and keeps its room. */
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

/** A whole page in place of a case study: what is the matter, and what one can do. */
export function PageNotice({ title, children, actions }: NoticeProps) {
  return (
    <div className={styles.panel}>
      <div>
        <PageHeading variant="h2">{title}</PageHeading>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
      <WallArt />
    </div>
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
