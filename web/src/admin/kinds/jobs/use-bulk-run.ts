import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { useEffect, useState } from 'react';
import { patchInList, refreshContent } from '@/admin/content/content-mutations';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { type BulkResult, useRunBulk } from '@/admin/requests/run-bulk';
import { useWrite } from '@/admin/requests/use-write';
import { type AnyBulkAction, type BulkPlan, hasEffect } from './bulk-action';
import { jobs as definition } from './jobs';

/** What is asked about, and then run. */
export interface BulkQuestion {
  action: AnyBulkAction;
  /** What was chosen for it, where something is to be chosen. */
  choice: unknown;
  jobs: readonly Job[];
  plan: BulkPlan;
}

/** How a run ended. */
export interface BulkEnd extends BulkQuestion {
  result: BulkResult<Job>;
  changes: readonly ItemChange[];
}

/**
 * Does one thing to many jobs: asked about first, a few calls at a time, and it can be stopped.
 *
 * @param onEnd told once, however the run ended
 */
export function useBulkRun(onEnd: (end: BulkEnd) => void) {
  const queryClient = useQueryClient();
  const write = useWrite();
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [question, setQuestion] = useState<BulkQuestion>();
  const [isOpen, setIsOpen] = useState(false);
  const bulk = useRunBulk<BulkPlan['run'][number]>();
  const { isRunning, start, stop } = bulk;

  // Nobody would see how a run ends whose list has been left.
  useEffect(() => stop, [stop]);

  /** One call of a run; what the server agreed to shows at once, and the list is read again later. */
  async function send({ job, do: what }: BulkPlan['run'][number]): Promise<ItemChange> {
    const { id, title, version } = job;
    const { queryKey } = definition.list;
    if (what === 'delete') {
      await write('jobs.delete', { params: { id } });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Job[]>(queryKey, (list) => list?.filter((each) => each.id !== id));
      return { kind: 'jobs', id, title, version, undoKind: 'bring-back' };
    }
    const saved = await write('jobs.update', { params: { id }, body: what.update });
    await patchInList<Job>(queryClient, queryKey, id, saved);
    return { kind: 'jobs', id, title, version: saved.version, undoKind: 'previous' };
  }

  async function run() {
    if (!question || isRunning) return;
    const changes: ItemChange[] = [];
    const { done, failed, left } = await start(question.plan.run, async (each) => {
      changes.push(await send(each));
    });
    setIsOpen(false);
    void refreshContent(queryClient, 'jobs');
    const result = {
      done: done.map(({ job }) => job),
      failed: failed.map(({ item, error }) => ({ item: item.job, error })),
      left: left.map(({ job }) => job),
    };
    onEnd({ ...question, result, changes });
  }

  function plan(action: AnyBulkAction, jobs: readonly Job[], choice: unknown): BulkPlan {
    const next = action.plan(jobs, choice, new Date());
    setQuestion({ action, choice, jobs, plan: next });
    return next;
  }

  return {
    question,
    isOpen,
    /** How many have been dealt with; undefined before the run. */
    progress: isRunning ? bulk.run?.progress : undefined,
    /**
     * @param chosen what was chosen for it before, where it is tried again
     * @returns false where there is nothing to do, and so nothing to ask
     */
    ask: (action: AnyBulkAction, jobs: readonly Job[], chosen?: unknown) => {
      const choice = chosen ?? action.choice?.initial(new Date());
      const canChange = hasEffect(action, plan(action, jobs, choice));
      if (canChange) setIsOpen(true);
      return canChange;
    },
    /** Plans the run anew, for something else that was chosen. */
    change: (choice: unknown) => {
      if (question) plan(question.action, question.jobs, choice);
    },
    cancel: () => setIsOpen(false),
    confirm: () => void run(),
    stop,
  };
}
