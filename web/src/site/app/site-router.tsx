import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Place } from '@/site/document/place';

interface Props {
  /** Loads what the page at a path needs; returns undefined if all of it is loaded. */
  prepare: (pathname: string) => Promise<unknown> | undefined;
  children: (place: Place) => ReactNode;
}

/**
 * A router on the browser's history that navigates once the new page is fully loaded: rendered
 * earlier, the page would render again for each part. It passes the location to its child rather
 * than by context, because a context change makes React hydrate the rest of the document at once.
 */
export function SiteRouter({ prepare, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [first] = useState(() => history.location);
  const [place, setPlace] = useState<Place>(() => ({
    navigationType: history.action,
    location: history.location,
  }));

  const [navigator] = useState(() => ({
    ...history,
    // Like a browser, replaces the entry if the link to the same address is followed twice.
    push: (to: To, state?: unknown) => {
      const isThere = history.createHref(to) === history.createHref(history.location);
      history[isThere ? 'replace' : 'push'](to, state);
    },
  }));

  useLayoutEffect(() => {
    let latest: object | undefined;
    return history.listen((update) => {
      latest = update;
      const { action, location } = update;
      const go = () => {
        if (latest !== update) return;
        startTransition(() => setPlace({ navigationType: action, location }));
      };
      const coming = prepare(location.pathname);
      // The page itself reports what couldn't be loaded.
      if (coming) void coming.catch(() => undefined).then(go);
      // Synchronously, so that Back responds at once.
      else go();
    });
  }, [history, prepare]);

  return (
    <Router location={first} navigator={navigator}>
      {children(place)}
    </Router>
  );
}
