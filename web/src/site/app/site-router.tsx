import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Place } from '@/site/document/place';

interface Props {
  /** What has to come before the page at a path can be shown; nothing where all of it is there. */
  prepare: (pathname: string) => Promise<unknown> | undefined;
  children: (place: Place) => ReactNode;
}

/**
 * The router of the browser's own history. It goes to another page once all of that page is there: one that is
 * rendered too early is rendered again for each part that arrives. And it tells what it renders of the place, in
 * place of everything below it: upon a context that changes, React hydrates first whatever is still a document's.
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
    // As browsers do where a link is pressed again before its page is there.
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
      // What could not be fetched the page itself says.
      if (coming) void coming.catch(() => undefined).then(go);
      // In the very event: Back is answered at once.
      else go();
    });
  }, [history, prepare]);

  return (
    <Router location={first} navigator={navigator}>
      {children(place)}
    </Router>
  );
}
