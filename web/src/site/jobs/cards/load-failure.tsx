import { Button } from '@/shared/ui/button/button';
import { AlertIcon } from '@/shared/ui/icons/controls';
import styles from './load-failure.module.css';

interface Props {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Owns up that the jobs could not be read: an empty list alone would look like an answer. */
export function LoadFailure({ onRetry, isRetrying }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <span>
        <AlertIcon />
        The jobs could not be loaded just now.
      </span>
      <Button variant="contained" size="small" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again...' : 'Try again'}
      </Button>
    </div>
  );
}
