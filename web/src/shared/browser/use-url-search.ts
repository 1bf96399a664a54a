import { createContext, use, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/** The part of the search that the document was rendered with; empty for most pages. */
export const DocumentSearch = createContext('');

/**
 * The URL's search, such as `?q=grid`. One document serves every search but for what `documentSearch`
 * takes from it: while it is hydrated the search is that, and the real one right after, before
 * anything can be painted or typed.
 */
export function useUrlSearch(): string {
  const { search } = useLocation();
  const ofDocument = use(DocumentSearch);
  const [mayKnow, setMayKnow] = useState(useIsHydrated());
  useLayoutEffect(() => {
    if (search !== ofDocument) setMayKnow(true);
  }, [search, ofDocument]);
  return mayKnow ? search : ofDocument;
}
