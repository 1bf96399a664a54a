import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/**
 * The URL's search, such as `?q=grid`. A document is rendered for its path alone, so that one copy
 * serves every search: while it is hydrated the search is empty, and its real one right after, before
 * anything can be painted or typed.
 */
export function useUrlSearch(): string {
  const { search } = useLocation();
  const [mayKnow, setMayKnow] = useState(useIsHydrated());
  useLayoutEffect(() => {
    if (search !== '') setMayKnow(true);
  }, [search]);
  return mayKnow ? search : '';
}
