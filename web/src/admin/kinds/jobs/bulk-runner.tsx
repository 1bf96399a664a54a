import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { useId, useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import { useContentTools } from '@/admin/content/content-tools-context';
import type { Selection } from '@/admin/lists/use-selection';
import { BulkFailures } from '@/admin/requests/failures';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { useMenu } from '@/admin/ui/menu';
import { FlowRow } from '@/admin/ui/list-parts';
import { useLast } from '@/admin/ui/use-last';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { useToast } from '@/shared/ui/toast/use-toast';
import { type AnyBulkAction, hasEffect, jobsText, resultText } from './bulk-action';
import { JOB_BULK_ACTIONS } from './job-bulk-actions';
import { BulkDialog, type BulkEnd, type BulkQuestion, questionOf } from './bulk-dialog';

interface Props {
  /** All jobs, as they are now. */
  jobs: readonly Job[];
  /** Those that the search and the filters let through: what is hidden is out of reach. */
  shown: readonly Job[];
  selection: Selection;
  now: Date;
  /** Left out where the list is empty. */
  hasBar: boolean;
  onExport: (jobs: readonly Job[]) => void;
  onExited: () => void;
}

/** What can be done to many jobs at once: the bar that offers it, the question, the run and how it ended. */
export function BulkRunner(props: Props) {
  const { jobs, shown, selection, now, hasBar, onExport, onExited } = props;
  const toast = useToast();
  const announce = useAnnounce();
  const { offerUndo } = useContentTools();
  const [question, setQuestion] = useState<BulkQuestion>();
  const asked = useLast(question);
  // A run that did not get everything done, until the next one begins.
  const [unfinished, setUnfinished] = useState<BulkEnd & { undo: () => void }>();
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  function ask(action: AnyBulkAction, targets: readonly Job[], choice?: unknown, before?: BulkEnd) {
    const next = questionOf(action, targets, choice);
    if (hasEffect(action, next.plan)) setQuestion({ ...next, before });
    else toast({ title: `Nothing to do: already ${action.done}.` });
  }

  function finish(last: BulkEnd) {
    const end = withBefore(last);
    const { action, choice, plan, result, changes } = end;
    setQuestion(undefined);
    setUnfinished(undefined);
    selection.set(idsOf([...result.done.map(({ job }) => job), ...plan.unaffected]), false);
    if (result.failed.length + result.left.length === 0) {
      announce({ title: resultText(action, result, choice), tone: 'success' }, changes);
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
      {hasBar && (
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
      title={resultText(end.action, end.result, end.choice)}
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
  gap: theme.spacing(0, 2),
  minHeight: 56,
  marginBottom: theme.spacing(1),
  paddingBlock: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: '1px solid transparent',
  // Stays in reach: what is selected may be far down the list.
  '&[data-selected]': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    borderBottomColor: theme.vars.palette.divider,
  },
  '& button': { minHeight: 44 },
  '& > [data-clear]': { fontWeight: 400, textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 44,
    marginBottom: 0,
    paddingBlock: 0,
    '& > [data-clear]': { marginInlineStart: 'auto' },
  },
}));

const All = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 44,
  // In line with the checkboxes of the cards below.
  paddingInlineStart: `calc(${theme.spacing(2.5)} + 1px)`,
  cursor: 'pointer',
  '& > .MuiCheckbox-root': { marginInline: theme.spacing(-1.25) },
}));

const Words = styled('p')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const BarActions = styled(FlowRow)(({ theme }) => ({
  flex: '1 1 auto',
  gap: theme.spacing(0, 0.5),
  '& > [data-apart]': { marginInlineStart: theme.spacing(2) },
  // On a phone what destroys stands in a line of its own.
  [theme.breakpoints.down('sm')]: {
    flexBasis: '100%',
    marginInline: -6,
    '& > button': { minWidth: 0, paddingInline: 6 },
    '& > [data-apart]': { marginInlineStart: 'auto' },
  },
}));

/** So many actions stand in the bar beside those that take something away; the others are in its menu. */
const IN_SIGHT = 3;

interface BarProps {
  selected: readonly Job[];
  /** How many there are to be selected. */
  all: number;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: AnyBulkAction) => void;
  onExport: () => void;
}

/** Selects all shown jobs, and offers what can be done to those that are. */
function BulkBar(props: BarProps) {
  const { selected, all, onSelectAll, onClear, onAct, onExport } = props;
  const { length } = selected;
  const wordsId = useId();
  const isAll = length === all;
  const more = useMenu();
  const actions = Object.values(JOB_BULK_ACTIONS).filter((action) =>
    hasEffect(action, questionOf(action, selected).plan),
  );
  const harmless = actions.filter(({ tone }) => tone !== 'error');
  const button = (action: AnyBulkAction) => (
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
    <Bar data-selected={length > 0 ? '' : undefined}>
      <All>
        <Checkbox
          checked={isAll}
          indeterminate={length > 0 && !isAll}
          onChange={isAll ? onClear : onSelectAll}
          slotProps={{ input: { 'aria-label': `Select all ${all} shown` } }}
        />
        <Words id={wordsId} role="status">
          {length > 0 ? `${length} selected` : 'Select all'}
        </Words>
      </All>
      {length > 0 && (
        <Button size="small" color="inherit" data-clear="" onClick={onClear}>
          Clear selection
        </Button>
      )}
      {length > 0 && (
        <BarActions role="group" aria-labelledby={wordsId}>
          {harmless.slice(0, IN_SIGHT).map(button)}
          <Button size="small" color="inherit" endIcon={<ChevronDownIcon />} {...more.button}>
            More
          </Button>
          <Menu {...more.menu}>
            {harmless.slice(IN_SIGHT).map((action) => (
              <MenuItem key={action.label} onClick={more.choose(() => onAct(action))}>
                {action.label}
              </MenuItem>
            ))}
            <MenuItem onClick={more.choose(onExport)}>Export selected</MenuItem>
          </Menu>
          {actions.filter(({ tone }) => tone === 'error').map(button)}
        </BarActions>
      )}
    </Bar>
  );
}
