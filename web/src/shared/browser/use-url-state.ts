import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Returns the URL's search, such as `?q=grid`. While the document hydrates, it is the part that the
 * server rendered for (`document-search.ts`, named by the root element). Right afterwards, before
 * anything is painted or typed, it is the real one.
 */
export function useUrlSearch(): string {
  const { search } = useLocation();
  const [mayKnow, setMayKnow] = useState(useIsHydrated());
  const rendered =
    mayKnow || typeof document === 'undefined'
      ? search
      : (document.getElementById('root')?.dataset['search'] ?? '');
  useLayoutEffect(() => {
    if (search !== rendered) setMayKnow(true);
  }, [search, rendered]);
  return rendered;
}

/** How long a control rests before the URL follows; browsers limit how often the URL may change. */
export const URL_DELAY_MS = 250;

interface Options<T> {
  /** Reads the state from a URL's search. */
  read: (search: string) => T;
  /** Returns a URL's search with the state written into it; other parameters stay. */
  write: (search: string, state: T) => string;
  /** True for a change that shouldn't wait for the control to rest. */
  isInstant?: (changes: Partial<T>) => boolean;
  /** True for a change that Back should undo; other changes replace the history entry. */
  isStep?: (changes: Partial<T>) => boolean;
}

interface Pending<T> {
  state: T;
  isStep: boolean;
}

interface UrlState<T> {
  state: T;
  change: (changes: Partial<T>) => void;
  /** Updates the URL now: before the visitor leaves the control, and maybe the page. */
  flush: () => void;
}

/**
 * Mirrors state to the URL, so that a view can be shared and Back restores it. Changes apply here
 * at once and wait for no navigation; navigation from elsewhere changes the state. The options must
 * keep their identity.
 */
export function useUrlState<T extends object>({
  read,
  write,
  isInstant,
  isStep,
}: Options<T>): UrlState<T> {
  const location = useLocation();
  const { pathname } = location;
  const search = useUrlSearch();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [state, setState] = useState(() => read(search));
  const [seen, setSeen] = useState({ location, search });
  /** The state with the changes since the last render. */
  const latest = useRef(state);
  /** The history entries that this hook has added, until the URL follows. */
  const [ownSteps, setOwnSteps] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  const pending = useRef<Pending<T>>(undefined);

  const isBack = navigationType === NavigationType.Pop && location !== seen.location;
  if (search !== seen.search || location !== seen.location) {
    setSeen({ location, search });
    // Back may remove an entry before it was ever rendered; the search then looks unchanged.
    if (search !== seen.search || isBack) {
      const isOwnStep = ownSteps.includes(search);
      setOwnSteps(isOwnStep ? ownSteps.slice(ownSteps.indexOf(search) + 1) : []);
      // This hook replaces the URL or adds an entry of its own; any other navigation comes from
      // elsewhere.
      if (navigationType !== NavigationType.Replace && !isOwnStep) setState(read(search));
    }
  }

  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) return;
    // Otherwise text typed right before Back would overwrite the entry that Back returns to.
    window.clearTimeout(timer.current);
    pending.current = undefined;
  }, [location, navigationType]);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const next = pending.current;
    pending.current = undefined;
    if (!next) return;
    const to = write(search, next.state);
    if (next.isStep) setOwnSteps((steps) => [...steps, to]);
    void navigate(
      { pathname, search: to },
      { replace: !next.isStep || to === search, preventScrollReset: true },
    );
  }, [navigate, pathname, search, write]);

  // The timer outlives its render, so it must read the URL when it fires.
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  }, [flush]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setState(next);
      pending.current = { state: next, isStep: isStep?.(changes) ?? false };
      window.clearTimeout(timer.current);
      if (isInstant?.(changes)) latestFlush.current();
      else timer.current = window.setTimeout(() => latestFlush.current(), URL_DELAY_MS);
    },
    [isInstant, isStep],
  );

  return { state, change, flush };
}
