import { useQuery } from '@tanstack/react-query';
import type { LatestChange } from '@torque-tide/contract/versions';
import { useMemo } from 'react';
import { useLive } from '@/admin/live/live-store';
import { apiQuery } from '@/shared/api/api-query';
/** Who changed each job last, by its id. */
export type LatestChanges = ReadonlyMap<string, LatestChange>;

const NONE: LatestChanges = new Map();

/**
 * Who changed each job last; empty until that is known, and where it cannot be read. It is asked for when
 * it is first wanted and after each change of one's own; what others do is told by their notes.
 */
export function useLatestChanges(isWanted: boolean): LatestChanges {
  const { data } = useQuery({
    ...apiQuery('/api/admin/versions/:kind', { kind: 'jobs' }),
    enabled: isWanted,
  });
  const told = useLive(({ latest }) => latest);
  return useMemo(() => {
    if (!data) return NONE;
    const changes = new Map(data.map((each) => [each.id, each]));
    for (const { kind, id, by, at } of told.values()) {
      const known = changes.get(id);
      if (kind !== 'jobs' || (known && Date.parse(known.at) >= at)) continue;
      changes.set(id, { id, by, at: new Date(at).toISOString() });
    }
    return changes;
  }, [data, told]);
}
