import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import { countFilters, type JobFilters, type JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/shared/ui/button/button';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { SearchField } from '@/shared/ui/form/search-field';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { JobFilterChoices } from './job-filter-choices';
import styles from './job-toolbar.module.css';

// Nobody needs it before opening it.
const JobFilterPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./job-filter-panel'))).JobFilterPanel,
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
  const chosen = countFilters(filters);
  const further =
    chosen - [filters.sectors, filters.locations].filter((of) => of.length > 0).length;
  /** On a phone: the dropdowns and all further choices. */
  const [isOpen, setIsOpen] = useState(false);
  /** On wider screens, where the dropdowns always stand. */
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [wasFiltered, setWasFiltered] = useState(false);
  // Opens when a shared link already filters, so that nobody wonders where the jobs are.
  if (chosen > 0 && !wasFiltered) {
    setWasFiltered(true);
    setIsOpen(true);
    setIsMoreOpen(isMoreOpen || further > 0);
  }
  const choicesId = useId();
  const panelId = useId();
  return (
    <div className={styles.bar} role="search" aria-label="Jobs">
      <SearchField
        label="Search jobs"
        urlParam={FILTER_PARAMS.text}
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
        aria-controls={choicesId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div className={styles.choices} id={choicesId} data-open={isOpen}>
        <JobFilterChoices
          filters={filters}
          index={index}
          onChange={onChange}
          onClear={onClear}
          more={{ isOpen: isMoreOpen, panelId, onToggle: () => setIsMoreOpen(!isMoreOpen) }}
        />
      </div>
      <div className={styles.panel} id={panelId} data-open={isOpen} data-more={isMoreOpen}>
        {(isOpen || isMoreOpen) && (
          <ErrorBoundary fallback={<p>The filters could not be loaded. Please try again.</p>}>
            <Suspense>
              <JobFilterPanel filters={filters} index={index} onChange={onChange} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
