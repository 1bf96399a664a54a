import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Each loss as a sentence. */
const held = new Set<{ reason: string }>();

/** Returns what leaving the page would lose, as a sentence; undefined if nothing. */
export function lossOnLeave(): string | undefined {
  return [...held][0]?.reason;
}

/** Asks if leaving loses something. Returns true to leave. */
export function confirmLeave(): boolean {
  const reason = lossOnLeave();
  if (reason !== undefined && !window.confirm(`${reason} Leave anyway?`)) return false;
  held.clear();
  return true;
}

/**
 * Asks before the page is left.
 *
 * @param reason the loss as a sentence; undefined if leaving loses nothing
 * @returns a function to call before navigating without the question
 */
export function useLeaveQuestion(reason: string | undefined): () => void {
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (reason === undefined) return undefined;
    const loss = { reason };
    held.add(loss);
    release.current = () => void held.delete(loss);
    return release.current;
  }, [reason]);
  return useCallback(() => release.current?.(), []);
}

/** Asks with the browser's dialogs before a navigation, a reload or closing the tab would lose something. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      held.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirmLeave()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (held.size > 0) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return null;
}
