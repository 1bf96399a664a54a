import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { useId, useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import { useContentTools } from '@/admin/content/content-tools-context';
import type { Selection } from '@/admin/lists/use-selection';
import { BulkFailures } from '@/admin/requests/failures';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { FlowRow } from '@/admin/ui/list-parts';
import { useLast } from '@/admin/ui/dialog';
import { useToast } from '@/shared/ui/toast/use-toast';
import { BULK_ACTIONS, type BulkAction, hasEffect, jobsText, resultText } from './bulk-actions';
import { BulkDialog, type BulkEnd, type BulkQuestion, questionOf } from './bulk-dialog';

interface Props {
  /** All jobs, as they are now. */
  jobs: readonly Job[];
  /** Those that the search and the filters let through: what is hidden is out of reach. */
  shown: readonly Job[];
  selection: Selection;
  now: Date;
  onExport: (jobs: readonly Job[]) => void;
  onExited: () => void;
}

/** What can be done to many jobs at once: the bar that offers it, the question, the run and how it ended. */
export function BulkRunner(props: Props) {
  const { jobs, shown, selection, now, onExport, onExited } = props;
  const toast = useToast();
  const announce = useAnnounce();
  const { offerUndo } = useContentTools();
  const [question, setQuestion] = useState<BulkQuestion>();
  const asked = useLast(question);
  // A run that did not get everything done, until the next one begins.
  const [unfinished, setUnfinished] = useState<BulkEnd & { undo: () => void }>();
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  function ask(action: BulkAction, targets: readonly Job[], choice?: string, before?: BulkEnd) {
    const next = questionOf(action, targets, choice);
    if (hasEffect(action, next.plan)) setQuestion({ ...next, before });
    else toast({ title: `Nothing to do: already ${action.done}.` });
  }

  function finish(last: BulkEnd) {
    const end = withBefore(last);
    const { action, plan, result, changes } = end;
    setQuestion(undefined);
    setUnfinished(undefined);
    selection.set(idsOf([...result.done.map(({ job }) => job), ...plan.unaffected]), false);
    if (result.failed.length + result.left.length === 0) {
      announce({ title: resultText(action, result), tone: 'success' }, changes);
    } else {
      setUnfinished({ ...end, undo: offerUndo(changes).onClick });
    }
  }

  function retry(end: BulkEnd) {
    const { action, choice, result } = end;
    const calls = [...result.failed.map(({ item }) => item), ...result.left];
    const ids = new Set(calls.map(({ job }) => job.id));
    // As they are now, and without those that are gone meanwhile.
    ask(
      action,
      jobs.filter(({ id }) => ids.has(id)),
      choice,
      end,
    );
  }

  return (
    <>
      {unfinished && (
        <BulkProblem
          end={unfinished}
          onRetry={() => retry(unfinished)}
          onUndo={() => {
            setUnfinished(undefined);
            unfinished.undo();
          }}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          all={shown.length}
          onSelectAll={() => selection.replace(idsOf(shown))}
          onClear={() => selection.replace([])}
          onAct={(action) => ask(action, selected)}
          onExport={() => onExport(selected)}
        />
      )}
      {asked && (
        <BulkDialog
          question={asked}
          isOpen={question !== undefined}
          now={now}
          onChange={setQuestion}
          onCancel={() => setQuestion(undefined)}
          onEnd={finish}
          onExited={onExited}
        />
      )}
    </>
  );
}

/** A run that did what another one left, as one with it: both are undone together. */
function withBefore(end: BulkEnd): BulkEnd {
  const { before, result } = end;
  if (!before) return end;
  return {
    ...end,
    result: { ...result, done: [...before.result.done, ...result.done] },
    changes: [...before.changes, ...end.changes],
  };
}

interface BulkProblemProps {
  end: BulkEnd;
  onRetry: () => void;
  onUndo: () => void;
}

/** How a run ended that did not get everything done: what failed and why, and what was not tried. */
function BulkProblem({ end, onRetry, onUndo }: BulkProblemProps) {
  const { failed, left } = end.result;
  return (
    <ProblemAlert
      title={resultText(end.action, end.result)}
      actions={
        <>
          <Button size="small" variant="outlined" onClick={onRetry}>
            Try again
          </Button>
          {end.changes.length > 0 && (
            <Button size="small" variant="outlined" onClick={onUndo}>
              Undo what was done
            </Button>
          )}
        </>
      }
    >
      <BulkFailures failed={failed} titleOf={({ job }) => job.title} />
      {left.length > 0 && <p>{jobsText(left.length)} not tried.</p>}
      <p>What is not done is still selected.</p>
    </ProblemAlert>
  );
}

export function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id);
}

const Bar = styled(FlowRow)(({ theme }) => ({
  // Stays in reach: what is selected may be far down the list.
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
  '& > [data-apart]': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: { '& > button': { minWidth: 0, paddingInline: 6 } },
}));

interface BarProps {
  selected: readonly Job[];
  /** How many there are to be selected. */
  all: number;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: BulkAction) => void;
  onExport: () => void;
}

/** What can be done to the jobs that are selected. What takes something away stands apart. */
function BulkBar(props: BarProps) {
  const { selected, all, onSelectAll, onClear, onAct, onExport } = props;
  const wordsId = useId();
  const actions = Object.values<BulkAction>(BULK_ACTIONS).filter((action) =>
    hasEffect(action, questionOf(action, selected).plan),
  );
  const button = (action: BulkAction) => (
    <Button
      key={action.label}
      size="small"
      color={action.tone ?? 'inherit'}
      data-apart={action.tone && ''}
      onClick={() => onAct(action)}
    >
      {action.label}
    </Button>
  );
  return (
    <Bar role="group" aria-labelledby={wordsId}>
      <p id={wordsId} role="status">
        {selected.length} selected
      </p>
      {selected.length < all && (
        <Button size="small" onClick={onSelectAll}>
          Select all {all}
        </Button>
      )}
      <Button size="small" onClick={onClear}>
        Clear selection
      </Button>
      {actions.filter(({ tone }) => tone !== 'error').map(button)}
      <Button size="small" color="inherit" onClick={onExport}>
        Export selected
      </Button>
      {actions.filter(({ tone }) => tone === 'error').map(button)}
    </Bar>
  );
}
