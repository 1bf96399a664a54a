import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ConfirmDialog } from '@/admin/lists/confirm-dialog';
import { helperTextOf, OutlinedField } from '@/admin/editing/outlined-field';
import { BULK_ACTIONS, type BulkPlan, extensionProblem, jobsText, planText } from './job-bulk';

/** Titles that are named before the others are counted. */
const NAMED_MAX = 5;

const Titles = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  paddingInlineStart: theme.spacing(2.5),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

const Day = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

const Running = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& > p': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& > .MuiLinearProgress-root': { gridColumn: '1 / -1', borderRadius: 999 },
}));

interface Props {
  bulk: {
    plan: BulkPlan | undefined;
    isOpen: boolean;
    progress: number | undefined;
    changeDay: (day: string) => void;
    confirm: () => void;
    cancel: () => void;
    stop: () => void;
  };
  now: Date;
  /** Called once the dialog has faded out and nothing has the focus: what opened it may be gone. */
  onExited: () => void;
}

/** Asks once for all of the jobs, and shows how far their calls have come. */
export function BulkDialog({ bulk, now, onExited }: Props) {
  const { plan, isOpen, progress, changeDay, confirm, cancel, stop } = bulk;
  const id = useId();
  if (!plan) return null;
  const { label } = BULK_ACTIONS[plan.name];
  const { targets, day } = plan;
  const problem = day === undefined ? '' : extensionProblem(day, now);
  const named = targets.slice(0, targets.length > NAMED_MAX + 1 ? NAMED_MAX : NAMED_MAX + 1);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`${label} ${jobsText(targets.length)}?`}
      text={planText(plan)}
      confirmLabel={`${label} ${jobsText(targets.length)}`}
      tone={plan.name === 'delete' ? 'error' : 'primary'}
      isPending={progress !== undefined}
      isBlocked={problem !== '' || targets.length === 0}
      onConfirm={confirm}
      onCancel={cancel}
      onExited={() => {
        if (document.activeElement === document.body) onExited();
      }}
    >
      {day !== undefined && (
        <Day>
          <OutlinedField
            type="date"
            label="New closing date"
            value={day}
            disabled={progress !== undefined}
            error={problem !== ''}
            helperText={helperTextOf('', problem)}
            onChange={(event) => changeDay(event.target.value)}
          />
        </Day>
      )}
      <Titles>
        {named.map((job) => (
          <li key={job.id}>{job.title}</li>
        ))}
        {named.length < targets.length && <li>and {targets.length - named.length} more</li>}
      </Titles>
      {progress !== undefined && (
        <Running>
          <p id={id} role="status">
            {progress} of {targets.length} done
          </p>
          {/* The buttons below are disabled now, and the focus has to stay in the dialog. */}
          <Button autoFocus size="small" variant="outlined" onClick={stop}>
            Stop
          </Button>
          <LinearProgress
            variant="determinate"
            aria-labelledby={id}
            value={(100 * progress) / targets.length}
          />
        </Running>
      )}
    </ConfirmDialog>
  );
}
