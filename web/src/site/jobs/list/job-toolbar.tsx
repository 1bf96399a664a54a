import { countFilters, isUnfiltered } from '@torque-tide/domain/jobs/job-filter';
import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import type { Place } from '@torque-tide/domain/places/place';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button/button';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { SearchField } from '@/shared/ui/form/search-field';
import { below } from '@/shared/theme/tokens';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { openSheet } from '@/site/ui/sheet/sheet-dialog';
import { Optional } from '@/shared/ui/errors/error-boundary';
import { JobFilterSelects } from './job-filter-selects';
import { FILTER_SHEET_ID, JobFilterSheet } from './job-filter-sheet';
import { PlaceField } from './place-field';
import styles from './job-toolbar.module.css';

// Loaded with the first choice.
const ChosenFilters = lazyChunk(async () => (await import('./chosen-filters')).ChosenFilters);

interface Props {
  filters: JobFilters;
  index: JobIndex;
  /** The number of jobs found; undefined until the jobs are known. */
  found: number | undefined;
  /** The place that the search names. */
  place: Place | undefined;
  onChange: (changes: Partial<JobFilters>) => void;
  onClear: () => void;
  onCommit: () => void;
}

/** The search field and filters. On phones the filters are in a sheet. */
export function JobToolbar({ filters, index, found, place, onChange, onClear, onCommit }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  /** The sheet's content is rendered when it first opens. */
  const [isSheetWanted, setIsSheetWanted] = useState(false);
  const chosen = countFilters(filters);
  // The dropdowns hold the first sector and location.
  const [sectors, locations] = [filters.sectors.slice(1), filters.locations.slice(1)];
  const further = countFilters({ ...filters, sectors, locations });

  function open(event: MouseEvent<HTMLButtonElement>) {
    setIsSheetWanted(true);
    openSheet(event);
  }

  /** Focuses the button that is visible at this width. */
  function focusOpener() {
    const openers = [...(bar.current?.querySelectorAll<HTMLElement>('[aria-haspopup]') ?? [])];
    openers.find(({ offsetParent }) => offsetParent !== null)?.focus();
  }

  const opener = {
    variant: 'outlined',
    startIcon: <FilterIcon />,
    'aria-haspopup': 'dialog',
    popoverTarget: FILTER_SHEET_ID,
    onClick: open,
  } as const;

  return (
    <div
      className={styles.bar}
      ref={bar}
      role="search"
      aria-label="Jobs"
      onFocus={({ target, currentTarget }) => {
        // On phones, scrolls the results into view above the keyboard.
        if (target instanceof HTMLInputElement && window.matchMedia(below('sm')).matches) {
          currentTarget.scrollIntoView();
        }
      }}
    >
      <SearchField
        label="Search jobs"
        urlParam={FILTER_PARAMS.text}
        placeholder="Search jobs..."
        value={filters.text}
        onChange={(text) => onChange({ text })}
        onCommit={onCommit}
      />
      <Button {...opener} className={styles.toggle}>
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <PlaceField filters={filters} place={place} onChange={onChange} />
      <div className={styles.choices}>
        <JobFilterSelects filters={filters} index={index} onChange={onChange} />
        <Button {...opener}>{further > 0 ? `More filters (${further})` : 'More filters'}</Button>
        <Button variant="outlined" disabled={isUnfiltered(filters)} onClick={onClear}>
          Clear
        </Button>
      </div>
      {chosen > 0 && (
        <Optional>
          <ChosenFilters
            filters={filters}
            index={index}
            onChange={onChange}
            onEmptied={focusOpener}
          />
        </Optional>
      )}
      <JobFilterSheet
        filters={filters}
        index={index}
        found={found}
        isWanted={isSheetWanted}
        onOpenedEarly={() => setIsSheetWanted(true)}
        onChange={onChange}
        onClear={onClear}
      />
    </div>
  );
}
