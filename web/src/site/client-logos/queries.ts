import { useState } from 'react';
import { apiQuery, VISITOR_STALE_MS } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

export const clientLogosQuery = () => ({
  ...apiQuery('/api/client-logos'),
  staleTime: VISITOR_STALE_MS,
});

/**
 * Reads the logos, in the API's order, without those whose picture fails; `leaveOut` reports one.
 * With an admin's session the API sends inactive ones too.
 */
export function useShownClientLogos() {
  const { data = [], isPending } = useRead(clientLogosQuery());
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  return {
    isPending,
    logos: data.filter(({ id, isActive }) => isActive && !broken.has(id)),
    leaveOut: (id: string) => setBroken((was) => new Set(was).add(id)),
  };
}
