import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './leave-dialog';
import { type AtStake, type LeaveGuard as Guard, LeaveGuardContext } from './leave-guard-context';

/** What waits for the answer of whoever is asked. */
interface Question {
  isKept: boolean;
  answer: (leaves: boolean) => void;
}

/**
 * Asks before a changed form is left: for another page of the admin area, by whatever way, with the
 * router's blocker; and, in the browser's own words, when the tab is closed, reloaded or sent
 * elsewhere.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const atStake = useRef<AtStake>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      atStake.current !== null && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || !atStake.current) return;
    setQuestion({
      isKept: atStake.current.isKept(),
      answer: (leaves) => (leaves ? blocker.proceed() : blocker.reset()),
    });
  }, [blocker]);

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (atStake.current) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const confirmLeave = useCallback(
    () =>
      new Promise<boolean>((answer) => {
        if (atStake.current) setQuestion({ isKept: atStake.current.isKept(), answer });
        else answer(true);
      }),
    [],
  );

  const guard = useMemo<Guard>(
    () => ({
      protect: (next) => {
        atStake.current = next;
        return () => {
          if (atStake.current === next) atStake.current = null;
        };
      },
      keepDraft: () => atStake.current?.isKept() ?? true,
      confirmLeave,
    }),
    [confirmLeave],
  );

  function answer(choice: 'stay' | 'leave' | 'discard') {
    setQuestion(null);
    if (choice === 'discard') atStake.current?.discard();
    if (choice !== 'stay') atStake.current = null;
    question?.answer(choice !== 'stay');
  }

  return (
    <LeaveGuardContext value={guard}>
      {children}
      <LeaveDialog
        isOpen={question !== null}
        isKept={question?.isKept ?? true}
        onStay={() => answer('stay')}
        onLeave={() => answer('leave')}
        onDiscard={() => answer('discard')}
      />
    </LeaveGuardContext>
  );
}
