import { useEffect, useState } from 'react';
import { useIsOnline } from '@/shared/browser/connection';
import { VisuallyHidden } from './elements';
import { useIsPagePending } from './pending';
import styles from './page-progress.module.css';

/** A page that loads sooner than this shows no progress. */
export const QUIET_MS = 200;

/** After this time, in ms, a message says that the page is slow. */
export const SLOW_MS = 5_000;

/** A thin line at the top while a page loads slowly; a message if that takes long. */
export function PageProgress() {
  const isPending = useIsPagePending();
  return isPending ? <LateLine /> : null;
}

function LateLine() {
  const isOnline = useIsOnline();
  const isLate = useIsOver(QUIET_MS);
  const isSlow = useIsOver(SLOW_MS);
  if (!isOnline)
    return <Words>No connection. The page opens by itself when there is one again.</Words>;
  if (isSlow) return <Words>The connection is slow. The page is still on its way.</Words>;
  if (!isLate) return null;
  return (
    <div className={styles.line} role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
    </div>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p className={styles.words} role="status">
      {children}
    </p>
  );
}

/** True once this many ms have passed since the first render. */
export function useIsOver(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
