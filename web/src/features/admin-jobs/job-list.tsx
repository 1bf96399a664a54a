import { styled } from '@mui/material/styles';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import { type RefObject, useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { LongList } from '@/components/admin/long-list';
import { useDeletion } from '@/components/admin/use-deletion';
import { JobRow } from './job-row';
import type { Taxonomy } from './job-row-model';
import { useDeleteJob } from './mutations';

/** Height of a job's card on a wide screen, in px. */
const CARD_ESTIMATE = 190;

const DoomedTitle = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

interface Props {
  jobs: readonly Job[];
  taxonomy: Taxonomy;
  heights: RefObject<VirtualItem[]>;
  selected: ReadonlySet<string>;
  onSelect: (job: Job, isSelected: boolean) => void;
  onEdit: (job: Job) => void;
  onDuplicate: (job: Job) => void;
  onDeleted: (job: Job) => void;
}

/** The jobs that are shown, and the dialog that deletes one. */
export function JobList(props: Props) {
  const { jobs, taxonomy, heights, selected } = props;
  const { onSelect, onEdit, onDuplicate, onDeleted } = props;
  const deletion = useDeletion({ remove: useDeleteJob(), onDeleted });
  const [now] = useState(() => new Date());
  return (
    <>
      <LongList items={jobs} estimate={CARD_ESTIMATE} heights={heights}>
        {(job) => (
          <JobRow
            job={job}
            taxonomy={taxonomy}
            now={now}
            isSelected={selected.has(job.id)}
            onSelect={(isSelected) => onSelect(job, isSelected)}
            onEdit={() => onEdit(job)}
            onDuplicate={() => onDuplicate(job)}
            onDelete={() => deletion.ask(job)}
          />
        )}
      </LongList>
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
