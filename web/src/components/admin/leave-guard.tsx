import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Navigator,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  parsePath,
  useLocation,
} from 'react-router-dom';
import { LeaveDialog } from './leave-dialog';
import { type AtStake, type LeaveGuard as Guard, LeaveGuardContext } from './leave-guard-context';
import { usePopGuard } from './use-pop-guard';

/** A way out that waits for an answer. */
interface Attempt {
  go: () => void;
  stay: () => void;
}

/**
 * Asks before a changed form is left: by a link or a call of `navigate` below it, since it gives
 * them a navigator that asks first; by the browser's Back and Forward (`usePopGuard`); and, in the
 * browser's own words, when the tab is closed or reloaded. The router's `useBlocker` would need its
 * data router, which the site does without: docs/decisions/0002.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const { pathname, search } = useLocation();
  const atStake = useRef<AtStake>(null);
  const attempt = useRef<Attempt>(null);
  const here = useRef({ pathname, search });
  const [isOpen, setIsOpen] = useState(false);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    here.current = { pathname, search };
  }, [pathname, search]);

  const isGuarded = useCallback(() => atStake.current !== null, []);
  const tryToGo = useCallback((go: () => void, stay: () => void = () => undefined) => {
    if (!atStake.current) {
      go();
      return;
    }
    // A second way out takes the place of the first, which is thereby answered.
    attempt.current?.stay();
    attempt.current = { go, stay };
    setIsKept(atStake.current.isKept());
    setIsOpen(true);
  }, []);

  usePopGuard(isGuarded, tryToGo);
  useUnloadQuestion(isGuarded);

  const guarded = useMemo(() => {
    const leaves = (to: To) => {
      const target = typeof to === 'string' ? parsePath(to) : to;
      return (
        (target.pathname ?? here.current.pathname) !== here.current.pathname ||
        (target.search ?? '') !== here.current.search
      );
    };
    return {
      ...context,
      navigator: guardNavigator(context.navigator, (to, go) => {
        if (to === undefined || leaves(to)) tryToGo(go);
        else go();
      }),
    };
  }, [context, tryToGo]);

  const guard = useMemo<Guard>(
    () => ({
      protect: (next) => {
        atStake.current = next;
        return () => {
          if (atStake.current === next) atStake.current = null;
        };
      },
      confirmLeave: () =>
        new Promise((resolve) => {
          tryToGo(
            () => resolve(true),
            () => resolve(false),
          );
        }),
    }),
    [tryToGo],
  );

  function answer(choice: 'stay' | 'leave' | 'discard') {
    const { current } = attempt;
    attempt.current = null;
    setIsOpen(false);
    if (choice === 'stay') {
      current?.stay();
      return;
    }
    if (choice === 'discard') atStake.current?.discard();
    atStake.current = null;
    current?.go();
  }

  return (
    <LeaveGuardContext value={guard}>
      <NavigationContext value={guarded}>{children}</NavigationContext>
      <LeaveDialog
        isOpen={isOpen}
        isKept={isKept}
        onStay={() => answer('stay')}
        onLeave={() => answer('leave')}
        onDiscard={() => answer('discard')}
      />
    </LeaveGuardContext>
  );
}

/** The same navigator, but every step goes through `pass`, with its target if that is known. */
function guardNavigator(
  navigator: Navigator,
  pass: (to: To | undefined, go: () => void) => void,
): Navigator {
  return {
    ...navigator,
    go: (delta) => pass(undefined, () => navigator.go(delta)),
    push: (to, state, options) => pass(to, () => navigator.push(to, state, options)),
    replace: (to, state, options) => pass(to, () => navigator.replace(to, state, options)),
  };
}

/** Has the browser ask, in its own words, before the tab is closed, reloaded or sent elsewhere. */
function useUnloadQuestion(isGuarded: () => boolean): void {
  useEffect(() => {
    function question(event: BeforeUnloadEvent) {
      if (isGuarded()) event.preventDefault();
    }
    window.addEventListener('beforeunload', question);
    return () => window.removeEventListener('beforeunload', question);
  }, [isGuarded]);
}
