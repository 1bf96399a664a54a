import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditedItem } from '@/components/admin/edited-item';
import { ListCommands } from '@/components/admin/list-commands';
import { ListHead, ListSearch } from '@/components/admin/list-parts';
import { ListSearchField } from '@/components/admin/list-search-field';
import { useFormAddress } from '@/components/admin/use-form-address';
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
        <ListCommands onAdd={openNew}>Add Case Study</ListCommands>
      </ListHead>
      <ListSearch>
        <ListSearchField
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
