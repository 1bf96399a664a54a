import type { Job } from '@torque-tide/contract/jobs';
import { LONG_LIST_HEADER } from '@torque-tide/contract/long-lists';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isWholeJob } from '@torque-tide/domain/jobs/listed-job';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { absenceQuery, apiQuery, readAnswer, VISITOR_STALE_MS } from '@/shared/api/api-query';
import { fetchApi } from '@/shared/api/fetch-api';
import { useRead } from '@/shared/api/use-read';

/** Returns the query of the list; a long list has shortened jobs. */
export function jobsQuery() {
  return queryOptions({
    queryKey: ['/api/jobs'] as [string],
    queryFn: ({ signal }) => readAnswer('/api/listed-jobs', askForList(signal)),
    staleTime: VISITOR_STALE_MS,
  });
}

/** Fetches complete jobs, or shortened ones if there are so many that they would be megabytes. */
async function askForList(signal: AbortSignal): Promise<Response> {
  const whole = await fetchApi('/api/jobs', { signal });
  if (!whole.headers.has(LONG_LIST_HEADER)) return whole;
  void whole.body?.cancel();
  return fetchApi('/api/listed-jobs', { signal });
}

/**
 * Returns the query of a job. Starts with the list's data if it is complete, so that a card opens
 * at once. Disabled without an id.
 */
export function jobQuery(id: string | undefined, queryClient?: QueryClient) {
  return queryOptions({
    ...apiQuery('/api/jobs/:id', { id: id ?? '' }),
    enabled: Boolean(id),
    staleTime: VISITOR_STALE_MS,
    placeholderData: () => listedJob(queryClient, id),
  });
}

/** A document's facts about a job that isn't open. */
export interface AbsentJobNotice {
  /** A closed job's title; an inactive job has none, because it may never have been published. */
  title?: string;
  /** True if it is closed because it has been filled. */
  isFilled?: boolean;
  /** Open jobs to show instead. */
  alternatives: readonly ListedJob[];
}

/** Returns the query of a document's facts about a missing job. */
export function absentJobQuery(id: string | undefined) {
  return absenceQuery<AbsentJobNotice>(['absent-job', id], (client) =>
    client.fetchQuery(jobQuery(id)),
  );
}

/** Reads the ids of filled jobs; only needed if a saved job isn't open. */
export function useFilledJobs(isWanted: boolean) {
  const options = {
    ...apiQuery('/api/filled-jobs'),
    staleTime: VISITOR_STALE_MS,
    enabled: isWanted,
  };
  return useQuery(options).data;
}

export function useJobs() {
  return useRead(jobsQuery());
}

export function useJob(id: string | undefined) {
  return useRead(jobQuery(id, useQueryClient()));
}

/** Returns the facts about a missing job if the visit's document has them. */
export function useAbsentJob(id: string | undefined) {
  return useRead(absentJobQuery(id)).data;
}

function listedJob(queryClient: QueryClient | undefined, id: string | undefined): Job | undefined {
  const listed = queryClient?.getQueryData(jobsQuery().queryKey);
  return listed?.find((job): job is Job => job.id === id && isWholeJob(job));
}

/** The most cards of Home's latest jobs. */
export const LATEST_MAX = 6;

/**
 * Returns the query of the jobs in Home's document. It is never fetched: the list itself loads when
 * the visitor nears it.
 */
export function latestJobsQuery() {
  return queryOptions<readonly ListedJob[]>({ queryKey: ['latest-jobs'], queryFn: skipToken });
}
