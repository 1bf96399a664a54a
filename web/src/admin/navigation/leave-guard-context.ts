import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** What would be left behind. */
export interface AtStake {
  /** Whether a draft of it is kept; without one, leaving loses it. */
  isKept: () => boolean;
  /** Throws the draft away, too. */
  discard: () => void;
}

export interface LeaveGuard {
  /** Asks before every way out from now on, until the returned function is called. */
  protect: (atStake: AtStake) => () => void;
  /** Keeps what is at stake as a draft; false when leaving would lose it. */
  keepDraft: () => boolean;
  /** Asks, if anything is at stake, before what is no navigation, such as logging out. */
  confirmLeave: () => Promise<boolean>;
}

export const LeaveGuardContext = createContext<LeaveGuard | null>(null);

/** The guard of the dashboard; only what stands inside it may ask for it. */
export function useLeaveGuard(): LeaveGuard {
  const guard = use(LeaveGuardContext);
  if (!guard) throw new Error('useLeaveGuard is used outside the guard');
  return guard;
}

/**
 * Has the guard ask for as long as something is unsaved.
 *
 * @returns what lets the next step pass at once: it is called when all is saved
 */
export function useUnsavedChanges(isUnsaved: boolean, atStake: AtStake): () => void {
  const { protect } = useLeaveGuard();
  const current = useRef(atStake);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    current.current = atStake;
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    release.current = protect({
      isKept: () => current.current.isKept(),
      discard: () => current.current.discard(),
    });
    return release.current;
  }, [isUnsaved, protect]);
  return useCallback(() => release.current?.(), []);
}
