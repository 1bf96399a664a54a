import type { Job } from '@torque-tide/contract/jobs';
import { LONG_LIST_HEADER } from '@torque-tide/contract/long-lists';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isWholeJob } from '@torque-tide/domain/jobs/listed-job';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { absenceQuery, apiQuery, readAnswer } from '@/shared/api/api-query';
import { fetchApi } from '@/shared/api/fetch-api';
import { useRead } from '@/shared/api/use-read';

/** How long the public site takes jobs for fresh. */
export const JOBS_STALE_MS = 5 * 60_000;

/** The list; where it is a long one, its jobs are not whole. */
export function jobsQuery() {
  return queryOptions({
    queryKey: ['/api/jobs'] as [string],
    queryFn: ({ signal }) => readAnswer('/api/listed-jobs', askForList(signal)),
    staleTime: JOBS_STALE_MS,
  });
}

/** The whole jobs or, of very many, what a list has to know of them: these are megabytes. */
async function askForList(signal: AbortSignal): Promise<Response> {
  const whole = await fetchApi('/api/jobs', { signal });
  if (!whole.headers.has(LONG_LIST_HEADER)) return whole;
  void whole.body?.cancel();
  return fetchApi('/api/listed-jobs', { signal });
}

/** One job, at first as the list has it where it has all of it, so that a card opens at once; without an id no call is made. */
export function jobQuery(id: string | undefined, queryClient?: QueryClient) {
  return queryOptions({
    ...apiQuery('/api/jobs/:id', { id: id ?? '' }),
    enabled: Boolean(id),
    staleTime: JOBS_STALE_MS,
    placeholderData: () => listedJob(queryClient, id),
  });
}

/** What a document tells of a job that nobody can apply for. */
export interface AbsentJobNotice {
  /** Of a closed job; an inactive one may never have been published. */
  title?: string;
  /** True where it is closed because it is filled. */
  isFilled?: boolean;
  /** Open jobs to look at instead. */
  alternatives: readonly ListedJob[];
}

/** What a document knows of a job that is not there. */
export function absentJobQuery(id: string | undefined) {
  return absenceQuery<AbsentJobNotice>(['absent-job', id], (client) =>
    client.fetchQuery(jobQuery(id)),
  );
}

/** Ids of the jobs that are filled; nobody needs them whose saved jobs are all open. */
export function useFilledJobs(isWanted: boolean) {
  const options = { ...apiQuery('/api/filled-jobs'), staleTime: JOBS_STALE_MS, enabled: isWanted };
  return useQuery(options).data;
}

export function useJobs() {
  return useRead(jobsQuery());
}

export function useJob(id: string | undefined) {
  return useRead(jobQuery(id, useQueryClient()));
}

/** No notice unless the document that the visitor opened was about this absent job. */
export function useAbsentJob(id: string | undefined) {
  return useRead(absentJobQuery(id)).data;
}

function listedJob(queryClient: QueryClient | undefined, id: string | undefined): Job | undefined {
  const listed = queryClient?.getQueryData(jobsQuery().queryKey);
  return listed?.find((job): job is Job => job.id === id && isWholeJob(job));
}
