import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useIsMutating } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { publicationState, STATE_WORDS } from '@torque-tide/domain/publication';
import { FlowRow } from '@/admin/ui/list-parts';
import type { JobView } from './job-view';
import { jobs as definition } from './jobs';

const Line = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 1),
  padding: theme.spacing(0, 1),
  color: theme.vars.palette.text.secondary,
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  borderRadius: 8,
  '& > p': { flex: '1 1 12rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& > button': { minHeight: 28 },
}));

interface Props {
  job: Job;
  view: JobView;
  now: Date;
  onUndo: () => void;
  onHide: () => void;
}

/** Stands where a job stood that what was done to it has taken out of the list. */
export function FilteredOutJob({ job, view, now, onUndo, onHide }: Props) {
  // What was done to it is on its way: there is nothing to undo yet.
  const isSaving = useIsMutating({ mutationKey: [...definition.list.queryKey, job.id] }) > 0;
  return (
    <Line ref={focusIfLost} data-item={job.id} tabIndex={-1}>
      <p>{filteredOutText(job, view, now)}</p>
      <Button
        size="small"
        aria-disabled={isSaving}
        className={isSaving ? 'Mui-disabled' : undefined}
        onClick={isSaving ? undefined : onUndo}
      >
        Undo
      </Button>
      <Button size="small" color="inherit" onClick={onHide}>
        Hide
      </Button>
    </Line>
  );
}

/** The button that was pressed has gone with the job. */
function focusIfLost(line: HTMLElement | null) {
  if (document.activeElement === document.body) line?.focus({ preventScroll: true });
}

/** '“Solar lead” is inactive now and hidden by the filter.' */
function filteredOutText(job: Job, view: JobView, now: Date): string {
  const subject = `“${job.title}”`;
  const [state, ...others] = view.state;
  if (state === 'featured' && others.length === 0 && !job.isFeatured) {
    return `${subject} is no longer featured and hidden by the filter.`;
  }
  if (!state) return `${subject} no longer matches the search and the filters.`;
  const stateNow = STATE_WORDS[publicationState(job, now)].toLowerCase();
  return `${subject} is ${stateNow} now and hidden by the filter.`;
}
