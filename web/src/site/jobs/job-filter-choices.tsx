import { Button } from '@/shared/ui/button/button';
import { NativeSelectField } from '@/site/ui/form/native-select-field';
import { type JobFilters, type JobIndex, isUnfiltered } from './job-filter';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
  onClear: () => void;
}

/** The choices by which the job list is narrowed down. */
export function JobFilterChoices({ filters, index, onChange, onClear }: Props) {
  return (
    <>
      <NativeSelectField
        label="Sector"
        emptyLabel="All Sectors"
        options={withChosen(index.sectors, filters.sector)}
        value={spelledAs(index.sectors, filters.sector)}
        onChange={(sector) => onChange({ sector })}
      />
      <NativeSelectField
        label="Location"
        emptyLabel="All Locations"
        options={withChosen(index.locations, filters.location)}
        value={spelledAs(index.locations, filters.location)}
        onChange={(location) => onChange({ location })}
      />
      <Button variant="outlined" disabled={isUnfiltered(filters)} onClick={onClear}>
        Clear
      </Button>
    </>
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
