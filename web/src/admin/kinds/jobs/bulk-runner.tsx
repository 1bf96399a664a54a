import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { useId, useState } from 'react';
import type { ItemChange } from '@/admin/content/content-tools';
import { countText } from '@/admin/content/content-words';
import { resultText, useBulkChanges } from '@/admin/content/use-bulk-changes';
import type { Selection } from '@/admin/lists/use-selection';
import { useWrite } from '@/admin/requests/use-write';
import { ConfirmDialog } from '@/admin/ui/dialog';
import { FlowRow } from '@/admin/ui/list-parts';
import { BULK_ACTIONS, type BulkAction, type BulkCall, callsOf } from './bulk-actions';

const Bar = styled(FlowRow)(({ theme }) => ({
  // Stays in reach, because selected jobs may be far down the list.
  position: 'sticky',
  top: 0,
  zIndex: 2,
  gap: theme.spacing(0, 0.5),
  minHeight: 48,
  marginBottom: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > p': {
    marginInlineEnd: theme.spacing(1),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': { minHeight: 40 },
  '& > div': { flex: 1, paddingBlock: theme.spacing(1) },
  '& > [data-apart]': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: { '& > button': { minWidth: 0, paddingInline: 6 } },
}));

interface Props {
  /** The jobs that match the search and the filters; an action never affects hidden jobs. */
  shown: readonly Job[];
  selection: Selection;
  now: Date;
  onExport: (jobs: readonly Job[]) => void;
}

/** Runs actions on many jobs at once: the bar, the question, the progress and the result. */
export function BulkRunner({ shown, selection, now, onExport }: Props) {
  const write = useWrite();
  const { progress, problem, start } = useBulkChanges<BulkCall>();
  const [asked, setAsked] = useState<BulkAction>();
  const wordsId = useId();
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  async function send({ job, update }: BulkCall): Promise<ItemChange> {
    const { id, title, version } = job;
    if (!update) {
      await write('jobs.delete', { params: { id } });
      return { kind: 'jobs', id, title, version, undoKind: 'bring-back' };
    }
    const saved = await write('jobs.update', { params: { id }, body: update });
    return { kind: 'jobs', id, title, version: saved.version, undoKind: 'previous' };
  }

  async function act(action: BulkAction, choice = '') {
    setAsked(undefined);
    const unchanged = await start({
      items: callsOf(action, selected, choice, now),
      kinds: ['jobs'],
      change: send,
      titleOf: ({ job }) => job.title,
      describe: (result) => resultText('jobs', action.done, result),
    });
    selection.replace(idsOf(unchanged.map(({ job }) => job)));
  }

  const press = (action: BulkAction) => (action.question ? setAsked(action) : void act(action));
  const button = (action: BulkAction) => (
    <Button
      key={action.label}
      size="small"
      color={action.tone ?? 'inherit'}
      data-apart={action.tone && ''}
      onClick={() => press(action)}
    >
      {action.label}
    </Button>
  );
  // Whether an action with a choice changes a job is only known once the choice is made.
  const actions = Object.values<BulkAction>(BULK_ACTIONS).filter(
    (action) => action.question || callsOf(action, selected, '', now).length > 0,
  );
  return (
    <>
      {problem}
      {(selected.length > 0 || progress) && (
        <Bar role="group" aria-labelledby={wordsId}>
          <p id={wordsId} role="status">
            {selected.length} selected
          </p>
          {progress || (
            <>
              {selected.length < shown.length && (
                <Button size="small" onClick={() => selection.replace(idsOf(shown))}>
                  Select all {shown.length}
                </Button>
              )}
              <Button size="small" onClick={() => selection.replace([])}>
                Clear selection
              </Button>
              {actions.filter(({ tone }) => tone !== 'error').map(button)}
              <Button size="small" color="inherit" onClick={() => onExport(selected)}>
                Export selected
              </Button>
              {/* Apart from the others. */}
              {actions.filter(({ tone }) => tone === 'error').map(button)}
            </>
          )}
        </Bar>
      )}
      {asked && (
        <BulkDialog
          action={asked}
          selected={selected}
          now={now}
          onConfirm={(choice) => void act(asked, choice)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface DialogProps {
  action: BulkAction;
  selected: readonly Job[];
  now: Date;
  onConfirm: (choice: string) => void;
  onCancel: () => void;
}

/** Asks once for all jobs. */
function BulkDialog({ action, selected, now, onConfirm, onCancel }: DialogProps) {
  const { label, tone = 'primary', question } = action;
  const { initial, problemOf, Choice } = question?.choice ?? {};
  const [choice, setChoice] = useState(initial?.(now) ?? '');
  const problem = problemOf?.(choice, now) ?? '';
  return (
    <ConfirmDialog
      isOpen
      title={question?.titleOf(countText('jobs', selected.length)) ?? ''}
      text={question?.text ?? ''}
      confirmLabel={label}
      tone={tone}
      isPending={false}
      isBlocked={problem !== ''}
      onConfirm={() => onConfirm(choice)}
      onCancel={onCancel}
    >
      {Choice && (
        <FlowRow sx={{ mt: 3 }}>
          <Choice value={choice} problem={problem} onChange={setChoice} />
        </FlowRow>
      )}
    </ConfirmDialog>
  );
}

export function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id);
}
