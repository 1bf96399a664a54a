import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/**
 * The URL's search, such as `?q=grid`. One document serves every search but for what
 * `document-search.ts` takes from it, which its root names: while it is hydrated the search is that,
 * and the real one right after, before anything can be painted or typed.
 */
export function useUrlSearch(): string {
  const { search } = useLocation();
  const [mayKnow, setMayKnow] = useState(useIsHydrated());
  // A server renders what it is asked for.
  const shown =
    mayKnow || typeof document === 'undefined'
      ? search
      : (document.getElementById('root')?.dataset['search'] ?? '');
  useLayoutEffect(() => {
    if (search !== shown) setMayKnow(true);
  }, [search, shown]);
  return shown;
}

/** How long a control rests before the URL follows; browsers limit how often it may change. */
export const URL_DELAY_MS = 250;

interface Options<T> {
  /** Reads the state that a URL's search names. */
  read: (search: string) => T;
  /** A URL's search with the state put in; what it holds beside that stays. */
  write: (search: string, state: T) => string;
  /** True for a change that should not wait for the control to rest. */
  isInstant?: (changes: Partial<T>) => boolean;
  /** True for a change that Back should undo; any other replaces what stands in the history. */
  isStep?: (changes: Partial<T>) => boolean;
}

interface Pending<T> {
  state: T;
  isStep: boolean;
}

interface UrlState<T> {
  state: T;
  change: (changes: Partial<T>) => void;
  /** Brings the URL up to date now: before the visitor leaves the control, and so perhaps the page. */
  flush: () => void;
}

/**
 * State mirrored to the URL, so that a view can be shared and Back restores it. What a control
 * changes is held here and waits for no navigation; whatever else changes the URL changes the state.
 * The options must keep their identity.
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
  /** The state with what has been changed since the last render. */
  const latest = useRef(state);
  /** What this hook has put on top of the history, as long as the URL has not followed. */
  const [ownSteps, setOwnSteps] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  const pending = useRef<Pending<T>>(undefined);

  const isBack = navigationType === NavigationType.Pop && location !== seen.location;
  if (search !== seen.search || location !== seen.location) {
    setSeen({ location, search });
    // A step that Back took away before it was ever rendered leaves the search as it was last seen.
    if (search !== seen.search || isBack) {
      const isOwnStep = ownSteps.includes(search);
      setOwnSteps(isOwnStep ? ownSteps.slice(ownSteps.indexOf(search) + 1) : []);
      // This hook replaces the URL, or goes a step of its own: any other change comes from elsewhere.
      if (navigationType !== NavigationType.Replace && !isOwnStep) setState(read(search));
    }
  }

  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) return;
    // What was typed right before Back would be written over the step that it went to.
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

  // The timer outlives the render that set it, and must navigate from the URL of then.
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
