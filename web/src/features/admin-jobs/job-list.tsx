import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { ListFailure } from '@/components/admin/list-failure';
import { ItemList } from '@/components/admin/list-parts';
import { LoadingState } from '@/components/admin/loading-state';
import { useDeletion } from '@/components/admin/use-deletion';
import { EmptyState } from '@/components/state/empty-state';
import { JobRow } from './job-row';
import { matchJobs } from './job-row-model';
import { useDeleteJob } from './mutations';
import { jobsQuery, locationsQuery, sectorsQuery } from './queries';

const DoomedTitle = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

interface Props {
  search: string;
  onClearSearch: () => void;
  onEdit: (job: Job) => void;
  onDeleted: (job: Job) => void;
}

/** The jobs that match the search, and the dialog that deletes one. */
export function JobList({ search, onClearSearch, onEdit, onDeleted }: Props) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery);
  const { data: sectors, isError: lacksSectors } = useQuery(sectorsQuery);
  const { data: locations, isError: lacksLocations } = useQuery(locationsQuery);
  const deletion = useDeletion({ remove: useDeleteJob(), onDeleted });

  if (!jobs) {
    return error ? (
      <ListFailure noun="jobs" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>Loading jobs...</LoadingState>
    );
  }

  const found = matchJobs(jobs, search);
  if (found.length === 0) {
    const isSearch = search.trim() !== '';
    return (
      <EmptyState
        level={3}
        title="No jobs found."
        actions={
          isSearch && (
            <Button variant="outlined" onClick={onClearSearch}>
              Clear the search
            </Button>
          )
        }
      >
        <p>{isSearch ? 'Try a different search query.' : 'Add your first job posting.'}</p>
      </EmptyState>
    );
  }

  const taxonomy = {
    sectors: lacksSectors ? [] : sectors,
    locations: lacksLocations ? [] : locations,
  };
  return (
    <>
      <ItemList>
        {found.map((job) => (
          <li key={job.id}>
            <JobRow
              job={job}
              taxonomy={taxonomy}
              onEdit={() => onEdit(job)}
              onDelete={() => deletion.ask(job)}
            />
          </li>
        ))}
      </ItemList>
      <ConfirmDialog
        {...deletion.dialog}
        title="Are you sure you want to delete this job?"
        text="This action cannot be undone. This will permanently delete the job posting:"
      >
        <DoomedTitle>{deletion.item?.title}</DoomedTitle>
      </ConfirmDialog>
    </>
  );
}
