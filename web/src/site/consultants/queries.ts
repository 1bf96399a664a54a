import type { Consultant } from '@torque-tide/contract/consultants';
import { queryOptions } from '@tanstack/react-query';
import { consultantFor, type Question } from '@torque-tide/domain/consultants/consultant-for';
import { apiQuery, VISITOR_STALE_MS } from '@/shared/api/api-query';
import { taxonomyIn } from '@/shared/settings/use-settings';

/**
 * Returns the query of the active consultants; with an admin's session the API sends inactive ones
 * too.
 */
export function consultantsQuery() {
  return queryOptions({ ...apiQuery('/api/consultants'), staleTime: VISITOR_STALE_MS });
}

/**
 * Returns the query of the consultant for a question, chosen from the list; null if nobody fits. A
 * document includes only this one.
 */
export function consultantQuery(question: Question) {
  return queryOptions({
    queryKey: ['consultant', question],
    queryFn: async ({ client }): Promise<Consultant | null> =>
      consultantFor(taxonomyIn(client), question, await client.fetchQuery(consultantsQuery())) ??
      null,
    staleTime: VISITOR_STALE_MS,
  });
}
