import { styled } from '@mui/material/styles';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { jobsText, planText } from './bulk-action';
import type { useBulkRun } from './use-bulk-run';

/** Titles that are named before the others are counted. */
const NAMED_MAX = 5;

const Titles = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  paddingInlineStart: theme.spacing(2.5),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

const ChoiceField = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

interface Props {
  bulk: ReturnType<typeof useBulkRun>;
  now: Date;
  /** Called once the dialog has faded out and nothing has the focus: what opened it may be gone. */
  onExited: () => void;
}

/** Asks once for all of the jobs, and shows how far their calls have come. */
export function BulkDialog({ bulk, now, onExited }: Props) {
  const { question, isOpen, progress, change, confirm, cancel, stop } = bulk;
  if (!question) return null;
  const { action, choice, plan } = question;
  const { Choice, problemOf } = action.choice ?? {};
  const { length } = plan.run;
  const problem = problemOf?.(choice, now) ?? '';
  const named = plan.run.slice(0, length > NAMED_MAX + 1 ? NAMED_MAX : NAMED_MAX + 1);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`${action.label} ${jobsText(length)}?`}
      text={planText(action, plan, choice)}
      confirmLabel={`${action.label} ${jobsText(length)}`}
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
