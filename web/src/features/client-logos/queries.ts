import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client';

const STALE_MS = 5 * 60 * 1000;

/** The logos that visitors may see, in the API's order; an admin's session gets inactive ones too. */
export function useActiveClientLogos() {
  return useQuery({
    ...apiQuery('clientLogos.list'),
    staleTime: STALE_MS,
    select: (logos) => logos.filter(({ isActive }) => isActive),
  });
}
