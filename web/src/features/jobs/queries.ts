import type { Job } from '@torque-tide/contract/jobs';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client';

/** How long the public site takes jobs for fresh. */
const STALE_MS = 5 * 60_000;

export function jobsQuery() {
  return queryOptions({ ...apiQuery('jobs.list'), staleTime: STALE_MS });
}

/** One job, at first as the list has it, so that a card opens at once; without an id no call is made. */
export function jobQuery(id: string | undefined, queryClient: QueryClient) {
  return queryOptions({
    ...apiQuery('jobs.get', { id: id ?? '' }),
    enabled: Boolean(id),
    staleTime: STALE_MS,
    placeholderData: () => listedJob(queryClient, id),
  });
}

export function useJobs() {
  return useQuery(jobsQuery());
}

export function useJob(id: string | undefined) {
  return useQuery(jobQuery(id, useQueryClient()));
}

function listedJob(queryClient: QueryClient, id: string | undefined): Job | undefined {
  return queryClient.getQueryData(jobsQuery().queryKey)?.find((job) => job.id === id);
}
