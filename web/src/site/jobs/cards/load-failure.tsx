import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button/button';
import { AlertIcon } from '@/shared/ui/icons/controls';
import styles from './load-failure.module.css';

interface Props {
  /** The name of what couldn't be fetched, if not the list. */
  children?: ReactNode;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Says that something couldn't be fetched; an empty list would look like a result. */
export function LoadFailure({ children, onRetry, isRetrying }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <span>
        <AlertIcon />
        {children ?? 'The jobs could not be loaded just now.'}
      </span>
      <Button variant="contained" size="small" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again...' : 'Try again'}
      </Button>
    </div>
  );
}
