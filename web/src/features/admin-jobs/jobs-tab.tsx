import { useQuery } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { EditedItem } from '@/components/admin/edited-item';
import { ListCommands } from '@/components/admin/list-commands';
import { ListHead } from '@/components/admin/list-parts';
import { useFormAddress } from '@/components/admin/use-form-address';
import { useListOutcome } from '@/components/admin/use-list-outcome';
import { JobBoard } from './job-board';
import { copyOfJob } from './job-copy';
import { JobForm } from './job-form';
import { jobsQuery } from './queries';
import { useSelection } from './use-selection';
import { useTaxonomy } from './use-taxonomy';

/** Jobs: the list, or the form in its place. What is selected outlasts a look into the form. */
export function JobsTab() {
  const { address, openNew, openCopy, openItem, close } = useFormAddress();
  const jobs = useQuery(jobsQuery);
  const taxonomy = useTaxonomy();
  const outcome = useListOutcome();
  const selection = useSelection();
  const heights = useRef<VirtualItem[]>([]);

  if (address.kind !== 'list') {
    return (
      <EditedItem address={address} list={jobs} noun="job" plural="jobs" onClose={close}>
        {(job, original) => (
          <JobForm
            job={job}
            copyOf={original && copyOfJob(original, taxonomy, new Date())}
            onCancel={close}
            onSaved={(text) => {
              outcome.say(text);
              close();
            }}
          />
        )}
      </EditedItem>
    );
  }

  /** What was said about the last action is over when the next one begins. */
  function begin(open: () => void) {
    outcome.clear();
    open();
  }
  return (
    <>
      <ListHead>
        <h3>Manage Jobs</h3>
        <ListCommands onAdd={() => begin(openNew)}>Add New Job</ListCommands>
      </ListHead>
      <JobBoard
        taxonomy={taxonomy}
        selection={selection}
        heights={heights}
        outcome={outcome}
        onEdit={({ id }) => begin(() => openItem(id))}
        onDuplicate={({ id }) => begin(() => openCopy(id))}
      />
    </>
  );
}
