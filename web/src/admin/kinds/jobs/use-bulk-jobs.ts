import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { useEffect, useRef, useState } from 'react';
import { UnknownOutcome, useWrite, type Write } from '@/admin/requests/use-write';
import { type BulkResult, runBulk } from '@/admin/requests/run-bulk';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { refreshContent } from '@/admin/content/content-mutations';
import { patchInList } from '@/admin/requests/optimistic';
import { hasStatus } from '@/shared/api/api-error';
import {
  type BulkChoice,
  type BulkName,
  type BulkPlan,
  planBulk,
  usualExtension,
} from './job-bulk';
import { jobs as definition } from './jobs';

interface Options {
  /** Told once, however the run ended. */
  onEnd: (plan: BulkPlan, result: BulkResult<Job>, changes: readonly ItemChange[]) => void;
}

/** Does one thing to many jobs: asked about first, a few calls at a time, and it can be stopped. */
export function useBulkJobs({ onEnd }: Options) {
  const queryClient = useQueryClient();
  const write = useWrite();
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [plan, setPlan] = useState<BulkPlan>();
  const [isOpen, setIsOpen] = useState(false);
  /** How many have been dealt with; undefined before the run. */
  const [progress, setProgress] = useState<number>();
  const isStopped = useRef(false);
  const isRunning = progress !== undefined;

  useEffect(() => {
    isStopped.current = false;
    // Nobody would see how a run ends whose list has been left.
    return () => {
      isStopped.current = true;
    };
  }, []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

  async function run() {
    if (!plan || isRunning) return;
    isStopped.current = false;
    setProgress(0);
    const changes: ItemChange[] = [];
    const result = await runBulk(plan.targets, {
      call: async (job) => {
        changes.push(await applyToJob(queryClient, write, plan.patchOf?.(job) ?? plan.patch, job));
      },
      onProgress: setProgress,
      isStopped: () => isStopped.current,
      // Each would ask for the login again that was just refused, or a server that does not answer.
      isFinal: (error) => hasStatus(error, 401) || error instanceof UnknownOutcome,
    });
    setProgress(undefined);
    setIsOpen(false);
    void refreshContent(queryClient, 'jobs');
    onEnd(plan, result, changes);
  }

  return {
    plan,
    isOpen,
    progress,
    /** False where there is nothing to do, and so nothing to ask. */
    ask: (
      name: BulkName,
      jobs: readonly Job[],
      choice: BulkChoice = { day: usualExtension(new Date()) },
    ) => {
      const next = planBulk(name, jobs, choice);
      if (!canChange(next)) return false;
      setPlan(next);
      setIsOpen(true);
      return true;
    },
    /** Plans the run anew, for another day or tag. */
    change: (choice: BulkChoice) => {
      if (plan) setPlan(planBulk(plan.name, [...plan.targets, ...plan.settled], choice));
    },
    cancel: () => setIsOpen(false),
    confirm: () => void run(),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Whether a plan does anything; an extension may yet get a later day, and tags are chosen in the dialog. */
function canChange({ name, targets, settled }: BulkPlan): boolean {
  if (targets.length > 0) return true;
  if (name === 'tag') return true;
  return name === 'extend' && settled.some(({ closesAt }) => closesAt);
}

/** One call of a bulk run; what the server agreed to shows at once, and the list is read again later. */
async function applyToJob(
  queryClient: QueryClient,
  write: Write,
  patch: BulkPlan['patch'],
  { id, title, version }: Job,
): Promise<ItemChange> {
  const { queryKey } = definition.list;
  if (patch) {
    const saved = await write('jobs.update', { params: { id }, body: patch });
    await patchInList<Job>(queryClient, queryKey, id, saved);
    return { kind: 'jobs', id, title, version: saved.version, wayBack: 'previous' };
  }
  await write('jobs.delete', { params: { id } });
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Job[]>(queryKey, (list) => list?.filter((job) => job.id !== id));
  return { kind: 'jobs', id, title, version, wayBack: 'bring-back' };
}
