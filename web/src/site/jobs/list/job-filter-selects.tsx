import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import { NativeSelectField } from '@/site/ui/form/native-select-field';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
}

/** The dropdowns of the first sector and the first location. */
export function JobFilterSelects({ filters, index, onChange }: Props) {
  const { sectors, locations } = filters;
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
    </>
  );
}

/** Replaces or removes the first choice; the others stay. */
function withFirst(chosen: readonly string[], first: string): string[] {
  return first === '' ? [] : [first, ...chosen.slice(1).filter((other) => other !== first)];
}

/** Adds the chosen value to the options: a shared link may name a tag that no job has any more. */
function withChosen(options: readonly string[], value = ''): readonly string[] {
  const chosen = spelledAs(options, value);
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}

/** Returns the option that matches a URL's value in any case, or the value itself. */
export function spelledAs(options: readonly string[], value = ''): string {
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}
