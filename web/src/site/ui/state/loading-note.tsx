import { useIsOver } from '@/shared/ui/page/page-progress';
import styles from './loading-note.module.css';

/** After this long, in ms, the message says that loading is slow. */
export const SLOW_MS = 6000;

interface Props {
  /** The object that is loading, in the words of docs/product.md. */
  children: string;
}

/** Says that something is loading, and after a while that it is slow. */
export function LoadingNote({ children }: Props) {
  const isSlow = useIsOver(SLOW_MS);
  return (
    <div role="status" data-needs-script>
      <p className={styles.note}>{children}</p>
      {isSlow && (
        <p className={styles.note}>
          This is taking longer than usual. Your connection may be slow.
        </p>
      )}
    </div>
  );
}
