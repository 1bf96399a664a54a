import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
