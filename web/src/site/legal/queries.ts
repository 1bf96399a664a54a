import { queryOptions } from '@tanstack/react-query';
import type { LegalVersion } from '@torque-tide/contract/texts';
import type { LegalTextsName } from '@torque-tide/domain/texts/legal-texts';
import { hasStatus } from '@/shared/api/api-error';
import { apiQuery, readApi } from '@/shared/api/api-query';

/** As long as visitors' other reads. */
const STALE_MS = 5 * 60_000;

/** What the earlier versions of a legal text are called, the last one first. */
export function legalVersionsQuery(id: LegalTextsName) {
  return queryOptions({ ...apiQuery('/api/texts/:id/versions', { id }), staleTime: STALE_MS });
}

/** An earlier version, as its page showed it; null where there is none of that name. */
export function legalVersionQuery(id: LegalTextsName, version: string) {
  const path = '/api/texts/:id/versions/:version';
  const params = { id, version };
  return queryOptions<LegalVersion | null>({
    queryKey: apiQuery(path, params).queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await readApi(path, params, signal);
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    staleTime: STALE_MS,
  });
}
