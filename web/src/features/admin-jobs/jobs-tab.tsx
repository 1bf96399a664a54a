import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditedItem } from '@/components/admin/edited-item';
import { ListOutcome } from '@/components/admin/list-outcome';
import { ListHead, ListSearch } from '@/components/admin/list-parts';
import { useFormAddress } from '@/components/admin/use-form-address';
import { useListOutcome } from '@/components/admin/use-list-outcome';
import { SearchField } from '@/components/form/search-field';
import { PlusIcon } from '@/components/icons/controls';
import { JobForm } from './job-form';
import { JobList } from './job-list';
import { jobsQuery } from './queries';

/** Jobs: the list with its search, or the form in its place. */
export function JobsTab() {
  const { address, openNew, openItem, close } = useFormAddress();
  const jobs = useQuery(jobsQuery);
  const [search, setSearch] = useState('');
  const outcome = useListOutcome();

  if (address.kind !== 'list') {
    return (
      <EditedItem address={address} list={jobs} noun="job" plural="jobs" onClose={close}>
        {(job, copyOf) => (
          <JobForm
            job={job}
            copyOf={copyOf}
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
  return (
    <>
      <ListHead>
        <h3>Manage Jobs</h3>
        <Button
          variant="contained"
          startIcon={<PlusIcon size={18} />}
          onClick={() => {
            outcome.clear();
            openNew();
          }}
        >
          Add New Job
        </Button>
      </ListHead>
      <ListSearch>
        <SearchField
          label="Search jobs"
          placeholder="Search jobs..."
          value={search}
          onChange={setSearch}
        />
      </ListSearch>
      <ListOutcome {...outcome.line} />
      <JobList
        search={search}
        onClearSearch={() => setSearch('')}
        onEdit={({ id }) => {
          outcome.clear();
          openItem(id);
        }}
        onDeleted={({ id, title }) =>
          outcome.sayDeleted(`“${title}” deleted.`, [{ kind: 'jobs', id, title }])
        }
      />
    </>
  );
}
