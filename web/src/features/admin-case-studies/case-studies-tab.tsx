import Button from '@mui/material/Button';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { useState } from 'react';
import { ListHead, ListSearch } from '@/components/admin/list-parts';
import { SearchField } from '@/components/form/search-field';
import { PlusIcon } from '@/components/icons/controls';
import { CaseStudyForm } from './case-study-form';
import { CaseStudyList } from './case-study-list';

/** Case studies: the grid with its search, or the form in its place. */
export function CaseStudiesTab() {
  const [edited, setEdited] = useState<CaseStudy | 'new'>();
  const [search, setSearch] = useState('');

  if (edited) {
    return (
      <CaseStudyForm
        study={edited === 'new' ? undefined : edited}
        onCancel={() => setEdited(undefined)}
        onSaved={() => setEdited(undefined)}
      />
    );
  }
  return (
    <>
      <ListHead>
        <h3>Manage Case Studies</h3>
        <Button
          variant="contained"
          startIcon={<PlusIcon size={18} />}
          onClick={() => setEdited('new')}
        >
          Add Case Study
        </Button>
      </ListHead>
      <ListSearch>
        <SearchField
          label="Search case studies"
          placeholder="Search case studies..."
          value={search}
          onChange={setSearch}
        />
      </ListSearch>
      <CaseStudyList search={search} onClearSearch={() => setSearch('')} onEdit={setEdited} />
    </>
  );
}
