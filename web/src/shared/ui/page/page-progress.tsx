import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';
import { useIsPagePending } from './pending';
import styles from './page-progress.module.css';

/** A page that arrives sooner than this is shown without any sign of waiting. */
export const QUIET_MS = 200;

/** A quiet line at the window's top while a page is on its way, and slow. */
export function PageProgress() {
  const isPending = useIsPagePending();
  return isPending ? <LateLine /> : null;
}

function LateLine() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={styles.line} role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
    </div>
  );
}
