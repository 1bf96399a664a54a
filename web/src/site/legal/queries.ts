import { queryOptions } from '@tanstack/react-query';
import type { LegalTextsName } from '@torque-tide/domain/texts/legal-texts';
import { apiQuery } from '@/shared/api/api-query';
import { apiQueryOrNull } from '@/shared/api/session-check';

/** As long as visitors' other reads. */
const STALE_MS = 5 * 60_000;

/** What the earlier versions of a legal text are called, the last one first. */
export function legalVersionsQuery(id: LegalTextsName) {
  return queryOptions({ ...apiQuery('/api/texts/:id/versions', { id }), staleTime: STALE_MS });
}

/** An earlier version, as its page showed it; null where there is none of that name. */
export function legalVersionQuery(id: LegalTextsName, version: string) {
  const params = { id, version };
  return queryOptions({
    ...apiQueryOrNull('/api/texts/:id/versions/:version', 404, params),
    staleTime: STALE_MS,
  });
}
