import { useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { SearchField } from '@/components/form/search-field';
import { SelectField } from '@/components/form/select-field';
import { FilterIcon } from '@/components/icons/controls';
import { styled } from '@/theme/styled';
import { type JobFilters, type JobIndex, isUnfiltered } from './job-filter';

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
        <SelectField
          label="Sector"
          emptyLabel="All Sectors"
          options={withChosen(index.sectors, filters.sector)}
          value={spelledAs(index.sectors, filters.sector)}
          onChange={(sector) => onChange({ sector })}
        />
        <SelectField
          label="Location"
          emptyLabel="All Locations"
          options={withChosen(index.locations, filters.location)}
          value={spelledAs(index.locations, filters.location)}
          onChange={(location) => onChange({ location })}
        />
        <Button variant="outlined" disabled={isUnfiltered(filters)} onClick={onClear}>
          Clear
        </Button>
      </Choices>
    </Bar>
  );
}

/** The option that a value from the URL means, whatever its case; the value itself if there is none. */
function spelledAs(options: readonly string[], value: string): string {
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}

/** A shared link may name a tag that no job carries any more: it stays a choice while it is chosen. */
function withChosen(options: readonly string[], value: string): readonly string[] {
  const chosen = spelledAs(options, value);
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}
