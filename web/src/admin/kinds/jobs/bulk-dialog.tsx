import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { useEffect, useState } from 'react';
import { patchInList, refreshContent } from '@/admin/content/content-mutations';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { type BulkResult, useRunBulk } from '@/admin/requests/run-bulk';
import { useWrite } from '@/admin/requests/use-write';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/dialog';
import { type BulkAction, type BulkCall, callsOf, effectText, jobsText } from './bulk-actions';
import { jobs as definition } from './jobs';

/** Titles that are named before the others are counted. */
const TITLES_MAX = 5;

const Titles = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  paddingInlineStart: theme.spacing(2.5),
  listStyle: 'disc',
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

const ChoiceField = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

/** What is asked about, and then run. */
export interface BulkQuestion {
  action: BulkAction;
  jobs: readonly Job[];
}

/** How a run ended. */
export interface BulkEnd {
  action: BulkAction;
  result: BulkResult<BulkCall>;
  changes: readonly ItemChange[];
}

/** Makes calls, a few at a time; it can be stopped. */
function useBulkRun() {
  const queryClient = useQueryClient();
  const write = useWrite();
  const { run, isRunning, start, stop } = useRunBulk<BulkCall>();

  // Nobody would see how a run ends whose list has been left.
  useEffect(() => stop, [stop]);

  /** What the server agreed to shows at once, and the list is read again later. */
  async function send({ job, update }: BulkCall): Promise<ItemChange> {
    const { id, title, version } = job;
    const { queryKey } = definition.list;
    if (!update) {
      await write('jobs.delete', { params: { id } });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Job[]>(queryKey, (list) => list?.filter((each) => each.id !== id));
      return { kind: 'jobs', id, title, version, undoKind: 'bring-back' };
    }
    const saved = await write('jobs.update', { params: { id }, body: update });
    await patchInList<Job>(queryClient, queryKey, id, saved);
    return { kind: 'jobs', id, title, version: saved.version, undoKind: 'previous' };
  }

  async function make(calls: readonly BulkCall[]) {
    const changes: ItemChange[] = [];
    const result = await start(calls, async (call) => {
      changes.push(await send(call));
    });
    void refreshContent(queryClient, 'jobs');
    return { result, changes };
  }

  /** How many have been dealt with; undefined while nothing is under way. */
  const progress = isRunning ? run?.progress : undefined;
  return { progress, make, stop };
}

interface Props extends BulkQuestion {
  isOpen: boolean;
  now: Date;
  onCancel: () => void;
  /** Told once, however the run ended. */
  onEnd: (end: BulkEnd) => void;
  /** Called once the dialog has faded out. */
  onExited: () => void;
}

/** Asks once for all of the jobs, and shows how far their calls have come. */
export function BulkDialog({ action, jobs, isOpen, now, onCancel, onEnd, onExited }: Props) {
  const { Choice, initial, problemOf } = action.choice ?? {};
  const [choice, setChoice] = useState(initial?.(now) ?? '');
  const { progress, make, stop } = useBulkRun();
  const calls = callsOf(action, jobs, choice, now);
  const { length } = calls;
  const problem = problemOf?.(choice, now) ?? '';
  const asked = `${action.asking ?? action.label} ${jobsText(length)}`;
  const named = calls.slice(0, length > TITLES_MAX + 1 ? TITLES_MAX : TITLES_MAX + 1);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`${asked}?`}
      text={effectText(action, length, jobs.length)}
      confirmLabel={asked}
      tone={action.tone ?? 'primary'}
      isPending={progress !== undefined}
      isBlocked={problem !== '' || length === 0}
      onConfirm={() => void make(calls).then((end) => onEnd({ action, ...end }))}
      onCancel={onCancel}
      onExited={onExited}
    >
      {Choice && (
        <ChoiceField>
          <Choice
            value={choice}
            problem={problem}
            isDisabled={progress !== undefined}
            onChange={setChoice}
          />
        </ChoiceField>
      )}
      <Titles>
        {named.map(({ job }) => (
          <li key={job.id}>{job.title}</li>
        ))}
        {named.length < length && <li>and {length - named.length} more</li>}
      </Titles>
      {progress !== undefined && <BulkProgress progress={progress} all={length} onStop={stop} />}
    </ConfirmDialog>
  );
}
