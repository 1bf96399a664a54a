import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { useLast } from '@/admin/ui/use-last';

interface Guard {
  /** Asks before the page is left, in whatever way, until the returned function is called. */
  hold: (reason: string) => () => void;
  /** What leaving now would lose, as a sentence; undefined where it loses nothing. */
  heldBy: () => string | undefined;
  /** Asks, if leaving loses something, before what is no navigation, such as logging out. */
  confirmLeave: () => Promise<boolean>;
}

const LeaveGuardContext = createContext<Guard | null>(null);

/** The guard of the page; throws outside of one. */
export function useLeaveGuard(): Guard {
  const guard = use(LeaveGuardContext);
  if (!guard) throw new Error('useLeaveGuard is used outside the guard');
  return guard;
}

/**
 * Has the guard ask before the page is left.
 *
 * @param reason what leaving would lose, as a sentence; undefined where it loses nothing
 * @returns `allowLeave`: to be called before a navigation that is not to be asked about
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

interface Question {
  reason: string;
  answer: (leaves: boolean) => void;
}

/**
 * Asks before something is lost by leaving: with a dialog of its own before another page of the admin area,
 * and with the browser's dialog before the tab is closed, reloaded or used for another site.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const held = useRef<{ reason: string }>(undefined);
  const asked = useRef<Question>(undefined);
  const [question, setQuestion] = useState<Question>();
  const shown = useLast(question);

  const { settle, guard } = useMemo(() => {
    function ask(next: Question | undefined) {
      asked.current = next;
      setQuestion(next);
    }
    function settle(leaves: boolean) {
      const last = asked.current;
      ask(undefined);
      last?.answer(leaves);
    }
    const guard: Guard = {
      hold: (reason) => {
        const next = { reason };
        held.current = next;
        return () => {
          if (held.current !== next) return;
          held.current = undefined;
          // Done meanwhile: the open question is settled.
          settle(true);
        };
      },
      heldBy: () => held.current?.reason,
      confirmLeave: () =>
        new Promise((answer) => {
          if (held.current) ask({ ...held.current, answer });
          else answer(true);
        }),
    };
    return { settle, guard };
  }, []);

  // Leaving the admin area altogether leaves no question behind.
  useEffect(() => () => void (asked.current = undefined), []);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      held.current !== undefined && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void guard.confirmLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [guard, blocker]);

  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (held.current) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return (
    <LeaveGuardContext value={guard}>
      {children}
      <ConfirmDialog
        isOpen={question !== undefined}
        title="Leave anyway?"
        text={shown?.reason ?? ''}
        confirmLabel="Leave"
        isPending={false}
        onCancel={() => settle(false)}
        onConfirm={() => {
          held.current = undefined;
          settle(true);
        }}
      />
    </LeaveGuardContext>
  );
}
