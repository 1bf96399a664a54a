import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/shared/api/api-error';
import { absenceQuery, apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

/** How long visitors' case studies stay fresh, in ms. */
export const STALE_TIME = 60_000;
const RETRIES = 3;
/** The first part of the key of every list of case studies. */
export const LIST_KEY = '/api/case-studies';
/** The first part of the key of what stands below a case study. */
export const BELOW_KEY = 'after-case-study';

/** A 404 isn't worth a retry; any other failure is. */
function retry(failures: number, error: Error): boolean {
  return !hasStatus(error, 404) && failures < RETRIES;
}

export function caseStudiesQuery() {
  return queryOptions({ ...apiQuery(LIST_KEY), staleTime: STALE_TIME, retry });
}

/**
 * Returns the query of a case study. Starts with the data of the card that was followed, so that it
 * opens at once. Disabled without an id.
 */
export function caseStudyQuery(id: string | undefined, queryClient?: QueryClient) {
  return queryOptions({
    ...apiQuery('/api/case-studies/:id', { id: id ?? '' }),
    enabled: Boolean(id),
    staleTime: STALE_TIME,
    retry,
    initialData: () => queryClient && shownCaseStudy(queryClient, id),
    // Stale, so that it is fetched all the same.
    initialDataUpdatedAt: 0,
  });
}

/** Finds a case study among those that the visit's pages have shown as cards. */
function shownCaseStudy(client: QueryClient, id: string | undefined): CaseStudy | undefined {
  const lists = client.getQueriesData<CaseStudy[]>({ queryKey: [LIST_KEY] });
  const below = client.getQueriesData<{ related: CaseStudy[] }>({ queryKey: [BELOW_KEY] });
  return [...lists.map(([, list]) => list), ...below.map(([, content]) => content?.related)]
    .flatMap((studies) => studies ?? [])
    .find((study) => study.id === id);
}

/** Null in a document's data means that there is no such case study. */
export function absentCaseStudyQuery(id: string | undefined) {
  return absenceQuery<null>(['absent-case-study', id], (client) =>
    client.fetchQuery(caseStudyQuery(id)),
  );
}

export function useCaseStudies() {
  return useRead(caseStudiesQuery());
}

/** Reads one case study; fetches nothing without an id. */
export function useCaseStudy(id: string | undefined) {
  return useRead(caseStudyQuery(id, useQueryClient()));
}

/** True if the visit's document says that the case study doesn't exist. */
export function useIsAbsentCaseStudy(id: string | undefined) {
  return useRead(absentCaseStudyQuery(id)).data === null;
}
