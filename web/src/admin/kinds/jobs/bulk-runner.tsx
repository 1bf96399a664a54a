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
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { useMenu } from '@/admin/ui/menu';
import { FlowRow } from '@/admin/ui/flow-row';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { useToast } from '@/shared/ui/toast/use-toast';
import {
  type AnyBulkAction,
  firstPlan,
  hasEffect,
  jobsText,
  planText,
  resultText,
} from './bulk-action';
import { type BulkEnd, useBulkRun } from './use-bulk-run';

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

interface Props {
  actions: Readonly<Record<string, AnyBulkAction>>;
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
  const { actions, jobs, shown, selection, now, hasBar, onExport, onExited } = props;
  const toast = useToast();
  const announce = useAnnounce();
  const { offerUndo } = useContentTools();
  // A run that did not get everything done, until the next one begins.
  const [unfinished, setUnfinished] = useState<BulkEnd & { undo: () => void }>();
  const bulk = useBulkRun(finish);
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  function finish(end: BulkEnd) {
    const { action, choice, plan, result, changes } = end;
    selection.set(idsOf([...result.done, ...plan.unaffected]), false);
    if (result.failed.length + result.left.length === 0) {
      announce({ title: resultText(action, result, choice), tone: 'success' }, changes);
    } else {
      setUnfinished({ ...end, undo: offerUndo(changes).onClick });
    }
  }

  function ask(action: AnyBulkAction, targets: readonly Job[], choice?: unknown) {
    setUnfinished(undefined);
    if (bulk.ask(action, targets, choice)) return;
    toast({ title: `Nothing to do: already ${action.done}.` });
  }

  function retry({ action, choice, result }: BulkEnd) {
    const ids = new Set(idsOf([...result.failed.map(({ item }) => item), ...result.left]));
    // As they are now, and without those that are gone meanwhile.
    ask(
      action,
      jobs.filter(({ id }) => ids.has(id)),
      choice,
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
          actions={Object.values(actions).filter((action) =>
            hasEffect(action, firstPlan(action, selected, now)),
          )}
          selected={selected.length}
          shown={shown.length}
          onSelectAll={() => selection.replace(idsOf(shown))}
          onClear={() => selection.replace([])}
          onAct={(action) => ask(action, selected)}
          onExport={() => onExport(selected)}
        />
      )}
      <BulkDialog bulk={bulk} now={now} onExited={onExited} />
    </>
  );
}

interface DialogProps {
  bulk: ReturnType<typeof useBulkRun>;
  now: Date;
  /** Called once the dialog has faded out and nothing has the focus: what opened it may be gone. */
  onExited: () => void;
}

/** Asks once for all of the jobs, and shows how far their calls have come. */
function BulkDialog({ bulk, now, onExited }: DialogProps) {
  const { question, isOpen, progress, change, confirm, cancel, stop } = bulk;
  if (!question) return null;
  const { action, choice, plan } = question;
  const { Choice, problemOf } = action.choice ?? {};
  const { length } = plan.run;
  const problem = problemOf?.(choice, now) ?? '';
  const asked = `${action.asking ?? action.label} ${jobsText(length)}`;
  const named = plan.run.slice(0, length > TITLES_MAX + 1 ? TITLES_MAX : TITLES_MAX + 1);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`${asked}?`}
      text={planText(action, plan, choice)}
      confirmLabel={asked}
      tone={action.tone ?? 'primary'}
      isPending={progress !== undefined}
      isBlocked={problem !== '' || length === 0}
      onConfirm={confirm}
      onCancel={cancel}
      onExited={() => {
        if (document.activeElement === document.body) onExited();
      }}
    >
      {Choice && (
        <ChoiceField>
          <Choice
            value={choice}
            problem={problem}
            isDisabled={progress !== undefined}
            onChange={change}
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
      <BulkFailures failed={failed} titleOf={({ title }) => title} />
      {left.length > 0 && <p>{jobsText(left.length)} not tried.</p>}
      <p>What is not done is still selected.</p>
    </ProblemAlert>
  );
}

function idsOf(jobs: readonly Job[]): string[] {
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
  /** Those that do something to the selected jobs. */
  actions: readonly AnyBulkAction[];
  /** How many of the shown jobs are selected, and how many there are to be. */
  selected: number;
  shown: number;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: AnyBulkAction) => void;
  onExport: () => void;
}

/** Selects all shown jobs, and offers what can be done to those that are. */
function BulkBar(props: BarProps) {
  const { actions, selected, shown, onSelectAll, onClear, onAct, onExport } = props;
  const wordsId = useId();
  const isAll = selected === shown;
  const more = useMenu();
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
    <Bar data-selected={selected > 0 ? '' : undefined}>
      <All>
        <Checkbox
          checked={isAll}
          indeterminate={selected > 0 && !isAll}
          onChange={isAll ? onClear : onSelectAll}
          slotProps={{ input: { 'aria-label': `Select all ${shown} shown` } }}
        />
        <Words id={wordsId} role="status">
          {selected > 0 ? `${selected} selected` : 'Select all'}
        </Words>
      </All>
      {selected > 0 && (
        <Button size="small" color="inherit" data-clear="" onClick={onClear}>
          Clear selection
        </Button>
      )}
      {selected > 0 && (
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
