import { useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { SearchField } from '@/components/form/search-field';
import { FilterIcon } from '@/components/icons/controls';
import { styled } from '@/theme/styled';
import type { JobFilters, JobIndex } from './job-filter';
import { JobFilterChoices } from './job-filter-choices';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.spacing(2),
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: theme.spacing(2),
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-open="false"]': { display: 'none' },
  },
}));

const Toggle = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

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
    <Bar role="search" aria-label="Jobs">
      <SearchField
        label="Search jobs"
        placeholder="Search jobs..."
        value={filters.text}
        onChange={(text) => onChange({ text })}
        onCommit={onCommit}
      />
      <Toggle
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Toggle>
      <Choices id={panelId} data-open={isOpen}>
        <JobFilterChoices filters={filters} index={index} onChange={onChange} onClear={onClear} />
      </Choices>
    </Bar>
  );
}
