import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job, JobInput } from '@torque-tide/contract/jobs';
import { useAdminSession } from '@/components/admin/admin-session-context';
import { patchInList } from '@/components/admin/optimistic';
import { callApi } from '@/lib/api-client';
import { queryKeyOf } from '@/lib/api-query';
import { BULK_ACTIONS, type BulkAction, type BulkName, type JobToggle } from './job-bulk';
import { jobsQuery } from './queries';

const { queryKey } = jobsQuery;

interface Save {
  body: JobInput;
  /** The job that is replaced; undefined makes a new one. */
  base: Pick<Job, 'id' | 'version'> | undefined;
}

/** Creates or updates a job and refreshes what is shown of it. */
export function useSaveJob() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  return useMutation({
    mutationFn: ({ body, base }: Save) =>
      run(() =>
        base
          ? callApi('jobs.update', { params: { id: base.id }, body, ifVersion: base.version })
          : callApi('jobs.create', { body }),
      ),
    onSuccess: ({ id }) => refresh(queryClient, id),
  });
}

export function useDeleteJob() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  return useMutation({
    mutationFn: (id: string) => run(() => callApi('jobs.delete', { params: { id } })),
    onSuccess: (_, id) => refresh(queryClient, id),
  });
}

/** Features, activates or the reverse: at once here, and back again when the server refuses. */
export function useToggleJob(id: string) {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  return useMutation({
    // One after the other, so that the last click wins.
    scope: { id: `job:${id}` },
    mutationKey: queryKey,
    mutationFn: (body: JobToggle) => run(() => callApi('jobs.update', { params: { id }, body })),
    onMutate: (patch) => patchInList<Job>(queryClient, queryKey, id, patch),
    onError: (_, __, undo) => undo?.(),
    onSettled: () => {
      // A list that is read between two toggles would take the second one back for a moment.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) void refresh(queryClient, id);
    },
  });
}

/** One call of a bulk run; what the server agreed to shows at once, and the list is read again later. */
export async function applyToJob(
  queryClient: QueryClient,
  action: BulkName,
  id: string,
): Promise<void> {
  const { patch }: BulkAction = BULK_ACTIONS[action];
  if (patch) {
    await callApi('jobs.update', { params: { id }, body: patch });
    await patchInList<Job>(queryClient, queryKey, id, patch);
  } else {
    await callApi('jobs.delete', { params: { id } });
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Job[]>(queryKey, (list) => list?.filter((job) => job.id !== id));
  }
}

/** The list and every job that has been read by itself. */
export function refreshJobs(queryClient: QueryClient) {
  const [listPath] = queryKey;
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path === listPath || path.startsWith(`${listPath}/`)),
  });
}

/** The list and the job itself: public pages read both from the same cache. */
function refresh(queryClient: QueryClient, id: string) {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: queryKeyOf('jobs.get', { id }) }),
  ]);
}
