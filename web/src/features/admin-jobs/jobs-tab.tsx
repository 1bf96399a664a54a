import Button from '@mui/material/Button';
import type { Job } from '@torque-tide/contract/jobs';
import { useState } from 'react';
import { ListOutcome } from '@/components/admin/list-outcome';
import { ListHead, ListSearch } from '@/components/admin/list-parts';
import { SearchField } from '@/components/form/search-field';
import { PlusIcon } from '@/components/icons/controls';
import { JobForm } from './job-form';
import { JobList } from './job-list';

/** Jobs: the list with its search, or the form in its place. */
export function JobsTab() {
  const [edited, setEdited] = useState<Job | 'new'>();
  const [search, setSearch] = useState('');
  const [outcome, setOutcome] = useState<string>();

  function edit(job: Job | 'new') {
    setOutcome(undefined);
    setEdited(job);
  }

  if (edited) {
    return (
      <JobForm
        job={edited === 'new' ? undefined : edited}
        onCancel={() => setEdited(undefined)}
        onSaved={(text) => {
          setOutcome(text);
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <>
      <ListHead>
        <h3>Manage Jobs</h3>
        <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={() => edit('new')}>
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
      <ListOutcome>{outcome}</ListOutcome>
      <JobList
        search={search}
        onClearSearch={() => setSearch('')}
        onEdit={edit}
        onDeleted={({ title }) => setOutcome(`“${title}” deleted.`)}
      />
    </>
  );
}
