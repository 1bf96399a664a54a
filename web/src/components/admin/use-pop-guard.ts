import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { interceptPops } from '@/lib/pop-interceptor';

/** An entry of the browser's history; the router numbers those that it makes. */
interface Entry {
  pathname: string;
  search: string;
  index: number | null;
}

/**
 * Asks before the browser's Back and Forward leave the page.
 *
 * When a `popstate` arrives, the address has changed already; the router has not, since the event
 * comes here first. While something is at stake this stops it, goes back by as many entries as were
 * gone, and, once leaving is confirmed, goes there again. No entry is added to the history, so Back and Forward are afterwards what they were. (The router's
 * own `useBlocker` works the same way, but only in its data router.)
 */
export function usePopGuard(isGuarded: () => boolean, ask: (go: () => void) => void): void {
  const location = useLocation();
  const here = useRef<Entry>(null);

  useEffect(() => {
    here.current = { pathname: location.pathname, search: location.search, index: entryIndex() };
  }, [location]);

  useEffect(() => {
    function intercept(event: PopStateEvent) {
      const from = here.current;
      if (!from || !isGuarded()) return;
      const index = entryIndex();
      const { pathname, search } = window.location;
      if (pathname === from.pathname && search === from.search) {
        // Either the way back that this guard asked for, of which the router need not know, or a
        // link to a part of this page, which leaves nothing.
        if (index === from.index) event.stopImmediatePropagation();
        return;
      }
      event.stopImmediatePropagation();
      const steps = stepsBetween(from.index, index);
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    }
    return interceptPops(intercept);
  }, [isGuarded, ask]);
}

/** Entries that the router did not make have no number; Back is what leads to them as a rule. */
function stepsBetween(from: number | null, to: number | null): number {
  return from === null || to === null || from === to ? -1 : to - from;
}

function entryIndex(): number | null {
  const index = (window.history.state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
