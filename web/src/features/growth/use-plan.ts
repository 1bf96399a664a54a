import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readPlan, writePlan } from './plan-url';
import type { Plan } from './quote';

/** How long a slider rests before the URL follows; browsers limit how often it may change. */
export const URL_DELAY_MS = 250;

interface Control {
  plan: Plan;
  change: (changes: Partial<Plan>) => void;
  /** Brings the URL up to date now: before the visitor leaves the slider, and so perhaps the page. */
  flush: () => void;
}

/**
 * The plan, mirrored to the URL so that it can be shared and Back restores it. A dragged slider is
 * held here and waits for no navigation; whatever else changes the URL changes the plan.
 */
export function usePlan(): Control {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [plan, setPlan] = useState(() => readPlan(search));
  const [seen, setSeen] = useState(search);
  const timer = useRef<number>(undefined);
  const pending = useRef<Plan>(undefined);

  if (search !== seen) {
    setSeen(search);
    // This hook only ever replaces the URL: any other change comes from elsewhere.
    if (navigationType !== NavigationType.Replace) setPlan(readPlan(search));
  }

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const next = pending.current;
    pending.current = undefined;
    if (!next) return;
    void navigate(
      { pathname, search: writePlan(search, next) },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search]);

  // The timer outlives the render that set it, and must navigate from the URL of then.
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  }, [flush]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (changes: Partial<Plan>) => {
      const next = { ...plan, ...changes };
      setPlan(next);
      pending.current = next;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latestFlush.current(), URL_DELAY_MS);
    },
    [plan],
  );

  return { plan, change, flush };
}
