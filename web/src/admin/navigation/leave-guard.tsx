import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface Guard {
  /** Asks before the page is left until the returned function is called. */
  hold: (reason: string) => () => void;
  /** The loss as a sentence; undefined if leaving loses nothing. */
  heldBy: () => string | undefined;
  /** Asks if leaving loses something. Returns true to leave. */
  confirmLeave: () => boolean;
}

const LeaveGuardContext = createContext<Guard | null>(null);

export function useLeaveGuard(): Guard {
  const guard = use(LeaveGuardContext);
  if (!guard) throw new Error('useLeaveGuard is used outside the guard');
  return guard;
}

/**
 * Asks before the page is left.
 *
 * @param reason the loss as a sentence; undefined if leaving loses nothing
 * @returns a function to call before navigating without the question
 */
export function useLeaveQuestion(reason: string | undefined): () => void {
  const { hold } = useLeaveGuard();
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (reason === undefined) return undefined;
    release.current = hold(reason);
    return release.current;
  }, [reason, hold]);
  return useCallback(() => release.current?.(), []);
}

/** Asks with the browser's dialogs before a navigation, a reload or closing the tab would lose something. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const held = useRef(new Set<{ reason: string }>());
  const guard = useMemo<Guard>(() => {
    const heldBy = () => [...held.current][0]?.reason;
    return {
      hold: (reason) => {
        const next = { reason };
        held.current.add(next);
        return () => void held.current.delete(next);
      },
      heldBy,
      confirmLeave: () => {
        const reason = heldBy();
        if (reason !== undefined && !window.confirm(`${reason} Leave anyway?`)) return false;
        held.current.clear();
        return true;
      },
    };
  }, []);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      held.current.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (guard.confirmLeave()) blocker.proceed();
    else blocker.reset();
  }, [guard, blocker]);

  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (held.current.size > 0) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;
}
