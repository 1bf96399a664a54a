import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditedItem } from '@/components/admin/edited-item';
import { ListHead, ListSearch } from '@/components/admin/list-parts';
import { useFormAddress } from '@/components/admin/use-form-address';
import { SearchField } from '@/components/form/search-field';
import { PlusIcon } from '@/components/icons/controls';
import { CaseStudyForm } from './case-study-form';
import { CaseStudyList } from './case-study-list';
import { caseStudiesQuery } from './queries';

/** Case studies: the grid with its search, or the form in its place. */
export function CaseStudiesTab() {
  const { address, openNew, openItem, close } = useFormAddress();
  const studies = useQuery(caseStudiesQuery);
  const [search, setSearch] = useState('');

  if (address.kind !== 'list') {
    return (
      <EditedItem
        address={address}
        list={studies}
        noun="case study"
        plural="case studies"
        onClose={close}
      >
        {(study) => <CaseStudyForm study={study} onCancel={close} onSaved={close} />}
      </EditedItem>
    );
  }
  return (
    <>
      <ListHead>
        <h3>Manage Case Studies</h3>
        <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={openNew}>
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
      <CaseStudyList
        search={search}
        onClearSearch={() => setSearch('')}
        onEdit={({ id }) => openItem(id)}
      />
    </>
  );
}
