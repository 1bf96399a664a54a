import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { type Choice, choicesOf, toggled } from '@torque-tide/domain/jobs/job-filter-choices';
import { useMemo } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { JobFilterSelects } from './job-filter-selects';
import styles from './job-filter-panel.module.css';

const TRAITS = { remote: 'Remote', salary: 'Advertised with a salary' };

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
}

/**
 * All filters, each option with the number of jobs it would show. The dropdowns hold the first
 * sector and location; further ones are added here.
 */
export function JobFilterPanel({ filters, index, onChange }: Props) {
  const choices = useMemo(() => choicesOf(index, filters), [index, filters]);
  return (
    <div className={styles.panel}>
      <div className={styles.selects}>
        <JobFilterSelects filters={filters} index={index} onChange={onChange} />
      </div>
      <Choices
        title="Also in these sectors"
        choices={besides(choices.sectors, filters.sectors)}
        onChoose={(value) => onChange({ sectors: toggled(filters.sectors, value) })}
      />
      <Choices
        title="Also in these places"
        choices={besides(choices.locations, filters.locations)}
        onChoose={(value) => onChange({ locations: toggled(filters.locations, value) })}
      />
      <Choices
        title="Type of contract"
        choices={choices.types}
        onChoose={(value) => onChange({ types: toggled(filters.types, value) })}
      />
      <Choices
        title="Only jobs that are"
        choices={[choices.remote, choices.salary]}
        label={(value) => TRAITS[value]}
        onChoose={(value) => onChange({ [value]: !filters[value] })}
      />
      <Choices
        title="Posted within"
        choices={choices.days}
        label={(days) => (days === 1 ? 'a day' : `${days} days`)}
        onChoose={(days) => onChange({ days: filters.days === days ? 0 : days })}
      />
    </div>
  );
}

/** Returns the options besides the dropdown's; none while the dropdown is empty. */
function besides(choices: readonly Choice<string>[], [first]: readonly string[]) {
  if (first === undefined) return [];
  return choices.filter(({ value }) => value.toLowerCase() !== first.toLowerCase());
}

interface ChoicesProps<Value> {
  title: string;
  choices: readonly Choice<Value>[];
  /** Returns an option's label, if it isn't the value. */
  label?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

function Choices<Value>({ title, choices, label = String, onChoose }: ChoicesProps<Value>) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, jobs, isChosen }) => (
          <button
            className={styles.chip}
            key={String(value)}
            type="button"
            aria-pressed={isChosen}
            disabled={jobs === 0 && !isChosen}
            onClick={() => onChoose(value)}
          >
            {label(value)}{' '}
            <span>
              <span>{jobs}</span>{' '}
              <VisuallyHidden as="small">{jobs === 1 ? 'job' : 'jobs'}</VisuallyHidden>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
