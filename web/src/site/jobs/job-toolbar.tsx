import { useId, useState } from 'react';
import { Button } from '@/shared/ui/button/button';
import { SearchField } from '@/shared/ui/form/search-field';
import { FilterIcon } from '@/shared/ui/icons/controls';
import type { JobFilters, JobIndex } from './job-filter';
import { JobFilterChoices } from './job-filter-choices';
import styles from './job-toolbar.module.css';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
  onClear: () => void;
  onCommit: () => void;
}

/** Search and filters of the job list. On a phone the filters wait behind a toggle. */
export function JobToolbar({ filters, index, onChange, onClear, onCommit }: Props) {
  const chosen = [filters.sector, filters.location].filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(false);
  const [wasFiltered, setWasFiltered] = useState(false);
  // Opens when a shared link already filters, so that nobody wonders where the jobs are.
  if (chosen > 0 && !wasFiltered) {
    setWasFiltered(true);
    setIsOpen(true);
  }
  const panelId = useId();
  return (
    <div className={styles.bar} role="search" aria-label="Jobs">
      <SearchField
        label="Search jobs"
        placeholder="Search jobs..."
        value={filters.text}
        onChange={(text) => onChange({ text })}
        onCommit={onCommit}
      />
      <Button
        className={styles.toggle}
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div className={styles.choices} id={panelId} data-open={isOpen}>
        <JobFilterChoices filters={filters} index={index} onChange={onChange} onClear={onClear} />
      </div>
    </div>
  );
}
