import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { UNFINISHED_FORM_DAYS } from '@torque-tide/contract/unfinished-forms';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { DialogFrame } from '@/admin/ui/dialog-frame';

/** What is lost when a form is left, unless it is kept as an unfinished form. */
export interface UnsavedWork {
  /** Whether it is kept. */
  isKept: () => boolean;
  /** Throws away what is kept, too. */
  discard: () => void;
}

interface Guard {
  /** Asks before the page is left, in whatever way, until the returned function is called. */
  protect: (work: UnsavedWork) => () => void;
  /** Keeps unsaved work as an unfinished form; false when leaving would lose it. */
  keepUnfinished: () => boolean;
  /** Asks, if anything is unsaved, before something that is no navigation, such as logging out. */
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
 * Has the guard ask before the page is left while `isUnsaved` is true.
 *
 * @returns `allowLeave`: to be called once all is saved, so that the navigation that follows at once
 *   is not asked about
 */
export function useUnsavedChanges(isUnsaved: boolean, work: UnsavedWork): () => void {
  const { protect } = useLeaveGuard();
  const allowLeave = useRef<() => void>(undefined);
  const isKept = useEffectEvent(() => work.isKept());
  const discard = useEffectEvent(() => work.discard());
  useEffect(() => {
    if (!isUnsaved) return undefined;
    allowLeave.current = protect({ isKept: () => isKept(), discard: () => discard() });
    return allowLeave.current;
  }, [isUnsaved, protect]);
  return useCallback(() => allowLeave.current?.(), []);
}

/** 'discard' leaves and throws away what is kept. */
type Choice = 'stay' | 'leave' | 'discard';

/** The dialog's question while it is open: whether to leave. */
interface Question {
  isKept: boolean;
  answer: (leaves: boolean) => void;
}

/**
 * Asks before a changed form is left: with a dialog of its own before another page of the admin area,
 * and with the browser's dialog before the tab is closed, reloaded or used for another site.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef<UnsavedWork>(null);
  const asked = useRef<Question>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = useCallback((next: Question) => {
    asked.current = next;
    setQuestion(next);
  }, []);
  const settle = useCallback((leaves: boolean) => {
    const last = asked.current;
    asked.current = null;
    setQuestion(null);
    last?.answer(leaves);
  }, []);

  // Who leaves the admin area altogether leaves no question behind.
  useEffect(() => () => void (asked.current = null), []);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.current !== null && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Saved since the link was pressed: there is nothing to ask.
    if (!unsaved.current) {
      blocker.proceed();
      return;
    }
    ask({
      isKept: unsaved.current.isKept(),
      answer: (leaves) => (leaves ? blocker.proceed() : blocker.reset()),
    });
  }, [ask, blocker]);

  useEffect(() => {
    function hold(event: BeforeUnloadEvent) {
      if (unsaved.current) event.preventDefault();
    }
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);

  const guard = useMemo<Guard>(
    () => ({
      protect: (next) => {
        unsaved.current = next;
        return () => {
          if (unsaved.current !== next) return;
          unsaved.current = null;
          // What was being saved meanwhile is saved: the open question is none any more.
          settle(true);
        };
      },
      keepUnfinished: () => unsaved.current?.isKept() ?? true,
      confirmLeave: () =>
        new Promise((answer) => {
          if (unsaved.current) ask({ isKept: unsaved.current.isKept(), answer });
          else answer(true);
        }),
    }),
    [ask, settle],
  );

  function answer(choice: Choice) {
    if (choice === 'discard') unsaved.current?.discard();
    if (choice !== 'stay') unsaved.current = null;
    settle(choice !== 'stay');
  }

  return (
    <LeaveGuardContext value={guard}>
      {children}
      <LeaveDialog question={question} onAnswer={answer} />
    </LeaveGuardContext>
  );
}

// Three answers of some words each: below each other they are read, and hit, more easily.
const Answers = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gap: theme.spacing(1),
}));

interface DialogProps {
  question: Question | null;
  onAnswer: (choice: Choice) => void;
}

/** Asks before a changed form is left. Enter and Escape both stay. */
function LeaveDialog({ question, onAnswer }: DialogProps) {
  const isKept = question?.isKept ?? true;
  const id = useId();
  return (
    <DialogFrame
      role="alertdialog"
      isOpen={question !== null}
      title="Leave without saving?"
      onClose={() => onAnswer('stay')}
      aria-describedby={id}
      actions={
        <Answers>
          <Button autoFocus variant="contained" onClick={() => onAnswer('stay')}>
            Keep editing
          </Button>
          {isKept && (
            <Button variant="outlined" onClick={() => onAnswer('leave')}>
              Leave and keep it unfinished
            </Button>
          )}
          <Button color="error" variant="text" onClick={() => onAnswer('discard')}>
            Leave and discard the changes
          </Button>
        </Answers>
      }
    >
      <DialogContentText id={id}>
        {isKept
          ? `Your changes are not saved. If you leave now, they are kept as an unfinished form for ${UNFINISHED_FORM_DAYS} days, also for your other computers, and you find it above the list.`
          : 'Your changes are not saved, and this browser keeps no unfinished forms. If you leave now, they are lost.'}
      </DialogContentText>
    </DialogFrame>
  );
}
