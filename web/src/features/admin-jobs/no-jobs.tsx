import Button from '@mui/material/Button';
import { EmptyState } from '@/components/state/empty-state';

interface Props {
  /** Whether there may be jobs that search and filters hide. */
  isNarrowed: boolean;
  onClear: () => void;
}

/** Stands where the jobs would. */
export function NoJobs({ isNarrowed, onClear }: Props) {
  return (
    <EmptyState
      level={3}
      title="No jobs found."
      actions={
        isNarrowed && (
          <Button variant="outlined" onClick={onClear}>
            Clear search and filters
          </Button>
        )
      }
    >
      <p>{isNarrowed ? 'Try a different search query.' : 'Add your first job posting.'}</p>
    </EmptyState>
  );
}
