import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import { NativeSelectField } from '@/site/ui/form/native-select-field';
import { spelledAs } from './spelled-as';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
}

/** The first sector and the first place by which the job list is narrowed down. */
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

/** Another first choice, or none at all; the further ones stay. */
function withFirst(chosen: readonly string[], first: string): string[] {
  return first === '' ? [] : [first, ...chosen.slice(1).filter((other) => other !== first)];
}

/** A shared link may name a tag that no job carries any more: it stays a choice while it is chosen. */
function withChosen(options: readonly string[], value = ''): readonly string[] {
  const chosen = spelledAs(options, value);
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}
