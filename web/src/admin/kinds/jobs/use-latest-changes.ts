import { useQuery } from '@tanstack/react-query';
import type { LatestChange } from '@torque-tide/contract/versions';
import { useMemo } from 'react';
import { apiQuery } from '@/shared/api/api-query';
/** Who changed each job last, by its id. */
export type LatestChanges = ReadonlyMap<string, LatestChange>;

/** Who changed each job last; empty until that is known, and where it cannot be read. */
export function useLatestChanges(): LatestChanges {
  const { data } = useQuery(apiQuery('/api/admin/versions/:kind', { kind: 'jobs' }));
  return useMemo(() => new Map(data?.map((each) => [each.id, each])), [data]);
}
