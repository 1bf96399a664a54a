import { apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/site/document/reads';

const STALE_MS = 5 * 60 * 1000;

/** The logos that visitors may see, in the API's order; an admin's session gets inactive ones too. */
export function useActiveClientLogos() {
  return useRead({
    ...apiQuery('clientLogos.list'),
    staleTime: STALE_MS,
    select: (logos) => logos.filter(({ isActive }) => isActive),
  });
}
