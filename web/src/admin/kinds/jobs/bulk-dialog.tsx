import { styled } from '@mui/material/styles';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import {
  BULK_ACTIONS,
  type BulkChoice,
  type BulkPlan,
  extensionProblem,
  jobsText,
  planText,
} from './job-bulk';
import type { TagChange } from './job-tags';
import { TagChoice } from './tag-choice';

/** Titles that are named before the others are counted. */
const NAMED_MAX = 5;

const Titles = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  paddingInlineStart: theme.spacing(2.5),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

const Day = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

interface Props {
  bulk: {
    plan: BulkPlan | undefined;
    isOpen: boolean;
    progress: number | undefined;
    change: (choice: BulkChoice) => void;
    confirm: () => void;
    cancel: () => void;
    stop: () => void;
  };
  now: Date;
  /** What the jobs of the list are tagged with. */
  tags: Record<TagChange['field'], readonly string[]>;
  /** Called once the dialog has faded out and nothing has the focus: what opened it may be gone. */
  onExited: () => void;
}

/** Asks once for all of the jobs, and shows how far their calls have come. */
export function BulkDialog({ bulk, now, tags, onExited }: Props) {
  const { plan, isOpen, progress, change, confirm, cancel, stop } = bulk;
  if (!plan) return null;
  const { label } = BULK_ACTIONS[plan.name];
  const { targets, choice: { day, tag } = {} } = plan;
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
            onChange={(event) => change({ day: event.target.value })}
          />
        </Day>
      )}
      {tag !== undefined && (
        <Day>
          <TagChoice
            value={tag}
            tags={tags}
            isDisabled={progress !== undefined}
            onChange={(next) => change({ tag: next })}
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
        <BulkProgress progress={progress} all={targets.length} onStop={stop} />
      )}
    </ConfirmDialog>
  );
}
