import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/shared/api/api-error';
import { absenceQuery, apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

/** How long the public site takes case studies for fresh, in ms. */
export const STALE_TIME = 60_000;
const RETRIES = 3;
/** With what the keys of all lists of case studies begin. */
export const LIST_KEY = '/api/case-studies';

/** A case study that is not there will not come by asking again; after any other failure it may. */
function retry(failures: number, error: Error): boolean {
  return !hasStatus(error, 404) && failures < RETRIES;
}

export function caseStudiesQuery() {
  return queryOptions({ ...apiQuery(LIST_KEY), staleTime: STALE_TIME, retry });
}

/** One case study, at first as a list of cards has it, so that a card opens at once; without an id no call is made. */
export function caseStudyQuery(id: string | undefined, queryClient?: QueryClient) {
  return queryOptions({
    ...apiQuery('/api/case-studies/:id', { id: id ?? '' }),
    enabled: Boolean(id),
    staleTime: STALE_TIME,
    retry,
    initialData: () => queryClient && listedCaseStudy(queryClient, id),
    // It is asked for all the same.
    initialDataUpdatedAt: 0,
  });
}

function listedCaseStudy(client: QueryClient, id: string | undefined): CaseStudy | undefined {
  const lists = client.getQueriesData<CaseStudy[]>({ queryKey: [LIST_KEY] });
  return lists.flatMap(([, list]) => list ?? []).find((study) => study.id === id);
}

/** A document says by it (null) that there is no such case study. */
export function absentCaseStudyQuery(id: string | undefined) {
  return absenceQuery<null>(['absent-case-study', id], (client) =>
    client.fetchQuery(caseStudyQuery(id)),
  );
}

/** All case studies, newest first. */
export function useCaseStudies() {
  return useRead(caseStudiesQuery());
}

/** One case study; without an id nothing is asked. */
export function useCaseStudy(id: string | undefined) {
  return useRead(caseStudyQuery(id, useQueryClient()));
}

/** True when the document that the visitor opened was about there being none. */
export function useIsAbsentCaseStudy(id: string | undefined) {
  return useRead(absentCaseStudyQuery(id)).data === null;
}
