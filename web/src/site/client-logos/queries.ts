import { useState } from 'react';
import { apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

const STALE_MS = 5 * 60 * 1000;

export const clientLogosQuery = () => ({ ...apiQuery('/api/client-logos'), staleTime: STALE_MS });

/** The logos that visitors may see, in the API's order; an admin's session gets inactive ones too. */
export function useActiveClientLogos() {
  return useRead({
    ...clientLogosQuery(),
    select: (logos) => logos.filter(({ isActive }) => isActive),
  });
}

/** Those of them whose pictures come; `leaveOut` is told of the others. */
export function useShownClientLogos() {
  const { data = [], isPending } = useActiveClientLogos();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  return {
    isPending,
    logos: data.filter(({ id }) => !broken.has(id)),
    leaveOut: (id: string) => setBroken((was) => new Set(was).add(id)),
  };
}
