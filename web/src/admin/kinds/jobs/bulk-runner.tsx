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
import { BULK_ACTIONS, type BulkAction, callsOf, jobsText, resultText } from './bulk-actions';
import { BulkDialog, type BulkEnd, type BulkQuestion } from './bulk-dialog';

interface Props {
  /** Those that the search and the filters let through: what is hidden is out of reach. */
  shown: readonly Job[];
  selection: Selection;
  now: Date;
  onExport: (jobs: readonly Job[]) => void;
  /** Called once the question has gone and nothing has the focus: what opened it may be gone, too. */
  onExited: () => void;
}

/** What can be done to many jobs at once: the bar that offers it, the question, the run and how it ended. */
export function BulkRunner({ shown, selection, now, onExport, onExited }: Props) {
  const announce = useAnnounce();
  const { offerUndo } = useContentTools();
  const [question, setQuestion] = useState<BulkQuestion>();
  const [isOpen, setIsOpen] = useState(false);
  // A run that did not get everything done, until the next one ends.
  const [unfinished, setUnfinished] = useState<BulkEnd>();
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  function finish(end: BulkEnd) {
    const { action, result, changes } = end;
    const left = [...result.failed.map(({ item }) => item), ...result.left];
    setIsOpen(false);
    selection.replace(idsOf(left.map(({ job }) => job)));
    setUnfinished(left.length > 0 ? end : undefined);
    if (left.length === 0)
      announce({ title: resultText(action, result), tone: 'success' }, changes);
  }

  return (
    <>
      {unfinished && (
        <BulkProblem
          end={unfinished}
          onUndo={() => {
            setUnfinished(undefined);
            offerUndo(unfinished.changes).onClick();
          }}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          all={shown.length}
          now={now}
          onSelectAll={() => selection.replace(idsOf(shown))}
          onClear={() => selection.replace([])}
          onAct={(action) => {
            setQuestion({ action, jobs: selected });
            setIsOpen(true);
          }}
          onExport={() => onExport(selected)}
        />
      )}
      {question && (
        <BulkDialog
          {...question}
          isOpen={isOpen}
          now={now}
          onCancel={() => setIsOpen(false)}
          onEnd={finish}
          onExited={() => {
            setQuestion(undefined);
            if (document.activeElement === document.body) onExited();
          }}
        />
      )}
    </>
  );
}

interface BulkProblemProps {
  end: BulkEnd;
  onUndo: () => void;
}

/** How a run ended that did not get everything done: what failed and why, and what was not tried. */
function BulkProblem({ end, onUndo }: BulkProblemProps) {
  const { failed, left } = end.result;
  return (
    <ProblemAlert
      title={resultText(end.action, end.result)}
      actions={
        end.changes.length > 0 && (
          <Button size="small" variant="outlined" onClick={onUndo}>
            Undo what was done
          </Button>
        )
      }
    >
      <BulkFailures failed={failed} titleOf={({ job }) => job.title} />
      {left.length > 0 && <p>{jobsText(left.length)} not tried.</p>}
      <p>The jobs that were not changed are still selected.</p>
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
  now: Date;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: BulkAction) => void;
  onExport: () => void;
}

/** What can be done to the jobs that are selected. What takes something away stands apart. */
function BulkBar(props: BarProps) {
  const { selected, all, now, onSelectAll, onClear, onAct, onExport } = props;
  const wordsId = useId();
  // Another choice might change a job that the first one doesn't.
  const actions = Object.values<BulkAction>(BULK_ACTIONS).filter(
    (action) => action.choice || callsOf(action, selected, '', now).length > 0,
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
