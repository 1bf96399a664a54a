import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import {
  countFilters,
  type JobFilters,
  type JobIndex,
  isUnfiltered,
} from '@torque-tide/domain/jobs/job-filter';
import { Button } from '@/shared/ui/button/button';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { NativeSelectField } from '@/site/ui/form/native-select-field';
import styles from './job-toolbar.module.css';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
  onClear: () => void;
  /** The panel of all further choices: whether it is open, and its id. */
  more: { isOpen: boolean; panelId: string; onToggle: () => void };
}

/** The choices by which the job list is narrowed down; the first sector and the first place here. */
export function JobFilterChoices({ filters, index, onChange, onClear, more }: Props) {
  const { sectors, locations } = filters;
  const chosen = countFilters(filters);
  return (
    <>
      <NativeSelectField
        label="Sector"
        urlParam={FILTER_PARAMS.sectors}
        emptyLabel="All Sectors"
        options={withChosen(index.sectors, sectors[0])}
        value={spelledAs(index.sectors, sectors[0])}
        onChange={(sector) => onChange({ sectors: withFirst(sectors, sector) })}
      />
      <NativeSelectField
        label="Location"
        urlParam={FILTER_PARAMS.locations}
        emptyLabel="All Locations"
        options={withChosen(index.locations, locations[0])}
        value={spelledAs(index.locations, locations[0])}
        onChange={(location) => onChange({ locations: withFirst(locations, location) })}
      />
      <Button
        className={styles.more}
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={more.isOpen}
        aria-controls={more.panelId}
        onClick={more.onToggle}
      >
        {chosen > 0 ? `More filters (${chosen})` : 'More filters'}
      </Button>
      <Button variant="outlined" disabled={isUnfiltered(filters)} onClick={onClear}>
        Clear
      </Button>
    </>
  );
}

/** Another first choice, or none at all; the further ones stay. */
function withFirst(chosen: readonly string[], first: string): string[] {
  return first === '' ? [] : [first, ...chosen.slice(1).filter((other) => other !== first)];
}

/** The option that a value from the URL means, whatever its case; the value itself if there is none. */
function spelledAs(options: readonly string[], value = ''): string {
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}

/** A shared link may name a tag that no job carries any more: it stays a choice while it is chosen. */
function withChosen(options: readonly string[], value = ''): readonly string[] {
  const chosen = spelledAs(options, value);
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}
