import { useState } from 'react';
import { apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

const STALE_MS = 5 * 60 * 1000;

export const clientLogosQuery = () => ({ ...apiQuery('/api/client-logos'), staleTime: STALE_MS });

/**
 * Reads the active logos, in the API's order; with an admin's session the API sends inactive ones
 * too.
 */
export function useActiveClientLogos() {
  return useRead({
    ...clientLogosQuery(),
    select: (logos) => logos.filter(({ isActive }) => isActive),
  });
}

/** Reads the logos and leaves out those whose picture fails; `leaveOut` reports one. */
export function useShownClientLogos() {
  const { data = [], isPending } = useActiveClientLogos();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  return {
    isPending,
    logos: data.filter(({ id }) => !broken.has(id)),
    leaveOut: (id: string) => setBroken((was) => new Set(was).add(id)),
  };
}
